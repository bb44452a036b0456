import { expect, type Page } from "@playwright/test";

/**
 * Tabs through a part of the page, from where the focus is, and expects each focused
 * element to be in it, to have the focus ring (WCAG 2.2, 2.4.7) and nothing over it
 * (2.4.11). Ends at the first that does not.
 */
export async function expectVisibleFocus(page: Page, inside: string) {
  const stops = await page
    .locator(inside)
    .locator(":is(a[href], :enabled):visible")
    .count();
  const focused = new Set<string>();
  // One more: between its last and first element, a dialog loses the focus.
  for (let count = 0; count <= stops && focused.size < stops; count += 1) {
    await page.keyboard.press("Tab");
    const look = () =>
      page.evaluate((part) => {
        const target = document.activeElement;
        if (!target || target === document.body) return null;
        const { outlineStyle, outlineWidth } = getComputedStyle(target);
        const box = target.getClientRects()[0] ?? new DOMRect();
        const isShown = [box.top + 2, box.bottom - 2].every((y) => {
          const top = document.elementFromPoint(box.left + box.width / 2, y);
          return target.contains(top) || top?.contains(target);
        });
        const index = [...document.querySelectorAll("*")].indexOf(target);
        return {
          element: `${index} ${target.outerHTML.slice(0, 90)}`,
          look: {
            isInside: target.closest(part) !== null,
            outline: `${outlineStyle} ${outlineWidth}`,
            isShown,
          },
        };
      }, inside);
    const stop = await look();
    if (!stop) continue;
    focused.add(stop.element);
    // Focus scrolls, which shows and hides the navigation bar.
    await expect
      .poll(async () => (await look())?.look, stop.element)
      .toEqual({ isInside: true, outline: "solid 3px", isShown: true });
  }
  expect(focused.size).toBe(stops);
}
