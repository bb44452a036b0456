import { expect, type Page } from "@playwright/test";

import { navigationBar } from "./navigationBar";

/** Returns how far the document is scrolled, in px. */
export const scrollPosition = (page: Page) =>
  page.evaluate(() => Math.round(window.scrollY));

export const expectScrollPosition = (page: Page, top: number) =>
  expect.poll(() => scrollPosition(page), { intervals: [50] }).toBe(top);

/** Scrolls at once to a position, in px. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate(
    (target) => window.scrollTo({ top: target, behavior: "instant" }),
    top,
  );

export const scrollToEnd = (page: Page) => scrollTo(page, 1_000_000);

/** Waits for two frames, and for the observers that run after them. */
export const nextFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((shown) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => setTimeout(shown));
        });
      }),
  );

/** Waits until the document has not scrolled for 250 ms. */
export async function waitForScrollEnd(page: Page): Promise<void> {
  let before = NaN;
  for (let now = await scrollPosition(page); now !== before;) {
    before = now;
    await page.waitForTimeout(250);
    now = await scrollPosition(page);
  }
}

/**
 * Scrolls to a position, in px, after the page's own smooth scroll, which on a
 * busy machine may not have started yet.
 */
export const scrollFinallyTo = (page: Page, top: number) =>
  expect(async () => {
    await waitForScrollEnd(page);
    await scrollTo(page, top);
    await waitForScrollEnd(page);
    expect(await scrollPosition(page)).toBe(top);
  }).toPass();

/**
 * Counts the scroll positions that the document passes from now on: many where
 * it scrolls smoothly, one where it does not.
 */
export async function countPositions(
  page: Page,
): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const positions = new Set<number>();
    Object.assign(window, { positions });
    window.addEventListener("scroll", () => positions.add(window.scrollY));
  });
  return async () => {
    await nextFrames(page);
    return page.evaluate<number>("window.positions.size");
  };
}

/** Waits for scrolling to end with an element in view below the bar. */
export async function expectBelowBar(page: Page, id: string) {
  await expect(page.locator(`#${id}`)).toBeInViewport();
  await waitForScrollEnd(page);
  const { y = NaN, height = NaN } =
    (await navigationBar(page).boundingBox()) ?? {};
  const top = (await page.locator(`#${id}`).boundingBox())?.y;
  expect(top, id).toBeGreaterThanOrEqual(y + height - 1);
  expect(top, id).toBeLessThan(700);
}
