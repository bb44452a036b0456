import { expect, type Page } from "@playwright/test";

import { bar } from "./bar";

/** How far the document is scrolled, in px. */
export const position = (page: Page) =>
  page.evaluate(() => Math.round(window.scrollY));

/** Waits until the document has come to a position, in px. */
export const expectPosition = (page: Page, top: number) =>
  expect.poll(() => position(page), { intervals: [50] }).toBe(top);

/** Jumps to a position, in px from the top of the document. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate(
    (target) => window.scrollTo({ top: target, behavior: "instant" }),
    top,
  );

/** Jumps to the end of the document. */
export const scrollToEnd = (page: Page) => scrollTo(page, 1_000_000);

/** Waits until two more frames are on the screen, and what watches them ran. */
export const nextFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((shown) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => setTimeout(shown));
        });
      }),
  );

/** Waits until the document has not moved for a quarter of a second. */
export async function scrollEnd(page: Page): Promise<void> {
  let before = NaN;
  for (let now = await position(page); now !== before;) {
    before = now;
    await page.waitForTimeout(250);
    now = await position(page);
  }
}

/**
 * Counts the positions that the document scrolls to from now on: one in a jump,
 * many in smooth scrolling.
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

/** Waits until scrolling ends with an element below the bar, in clear view. */
export async function expectBelowBar(page: Page, id: string) {
  await expect(page.locator(`#${id}`)).toBeInViewport();
  await scrollEnd(page);
  const { y = NaN, height = NaN } = (await bar(page).boundingBox()) ?? {};
  const top = (await page.locator(`#${id}`).boundingBox())?.y;
  expect(top, id).toBeGreaterThanOrEqual(y + height - 1);
  expect(top, id).toBeLessThan(700);
}
