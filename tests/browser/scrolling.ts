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

/**
 * Waits until the document has not scrolled for 15 frames, however long they
 * take: a busy machine scrolls in fewer steps.
 */
export const waitForScrollEnd = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((ended) => {
        let still = 0;
        let before = NaN;
        requestAnimationFrame(function look() {
          still = window.scrollY === before ? still + 1 : 0;
          before = window.scrollY;
          if (still === 15) ended();
          else requestAnimationFrame(look);
        });
      }),
  );

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
 * Records how the page asks the browser to scroll from now on. The positions in
 * between depend on the machine; the last one counts, because a jump to where
 * the page is ends a scroll that is under way.
 *
 * @returns a function that returns the behaviors, in their order
 */
export async function recordScrolling(
  page: Page,
): Promise<() => Promise<ScrollBehavior[]>> {
  await page.evaluate(() => {
    const behaviors: (ScrollBehavior | undefined)[] = [];
    Object.assign(window, { behaviors });
    for (const [owner, name] of [
      [Element.prototype, "scrollIntoView"],
      [window, "scrollTo"],
    ] as const) {
      const apply: ProxyHandler<typeof scrollTo>["apply"] = (
        scroll,
        self,
        args,
      ) => {
        behaviors.push((args[0] as ScrollOptions).behavior);
        Reflect.apply(scroll, self, args);
      };
      const scroll = Reflect.get(owner, name) as typeof scrollTo;
      Reflect.set(owner, name, new Proxy(scroll, { apply }));
    }
  });
  return () => page.evaluate<ScrollBehavior[]>("window.behaviors");
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
