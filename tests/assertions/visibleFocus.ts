import { expect, type Page } from "@playwright/test";

/**
 * Presses Tab until each control in the selected elements has had the focus. Expects each
 * focused element to be in the selected elements, to show the focus ring (WCAG 2.2,
 * 2.4.7) and not to be covered (2.4.11).
 */
export async function expectVisibleFocus(page: Page, selector: string) {
  const stops = await page
    .locator(selector)
    .locator(":is(a[href], :enabled):visible")
    .count();
  const focused = new Set<string>();
  // One more press, because Tab after the last element of a dialog focuses no element.
  for (let count = 0; count <= stops && focused.size < stops; count += 1) {
    await page.keyboard.press("Tab");
    const readFocus = () =>
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
          focus: {
            isInside: target.closest(part) !== null,
            outline: `${outlineStyle} ${outlineWidth}`,
            isShown,
          },
        };
      }, selector);
    const stop = await readFocus();
    if (!stop) continue;
    focused.add(stop.element);
    // Polls, because focusing can scroll the page, which shows or hides the bar.
    await expect
      .poll(async () => (await readFocus())?.focus, stop.element)
      .toEqual({ isInside: true, outline: "solid 3px", isShown: true });
  }
  expect(focused.size).toBe(stops);
}
