import { expect, type Page } from "@playwright/test";

import { boxOf } from "./boxOf";
import { navigationBar } from "./navigationBar";

/** Returns the scroll position of the document, in px. */
export const scrollPosition = (page: Page) =>
  page.evaluate(() => Math.round(window.scrollY));

export const expectScrollPosition = (page: Page, top: number) =>
  expect.poll(() => scrollPosition(page), { intervals: [50] }).toBe(top);

/** Scrolls instantly to a position, in px, and waits for the page's scroll event. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (target) => window.scrollTo({ top: target, behavior: "instant" }),
    top,
  );
  await nextFrames(page);
}

export const scrollToEnd = (page: Page) => scrollTo(page, 1_000_000);

/** Waits for two frames and their observers, even if the page's clock is stopped. */
export const nextFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      // `page.clock` replaces `requestAnimationFrame`, but not `IntersectionObserver`.
      await new Promise((shown) => {
        new IntersectionObserver(shown).observe(document.documentElement);
      });
    }
  });

/**
 * Turns the mouse wheel, in px, and waits for the page's scroll event.
 *
 * @param isLocked whether to expect that scrolling is locked
 */
export async function wheel(
  page: Page,
  distance: number,
  isLocked = false,
): Promise<void> {
  const overflow = isLocked ? "hidden" : "visible";
  await expect(page.locator("body")).toHaveCSS("overflow", overflow);
  // The compositor scrolls the page, and gets changes of the page with the next frame.
  await nextFrames(page);
  await page.mouse.wheel(0, distance);
  await nextFrames(page);
}

/**
 * Records the scroll behavior that pages request. Always scrolls instantly, because
 * the duration of a smooth scroll depends on the machine.
 *
 * @returns a function that returns the last requested behavior since the previous call
 */
export async function recordScrolling(
  page: Page,
): Promise<() => Promise<ScrollBehavior | undefined>> {
  await page.addInitScript(() => {
    const state: { behavior?: ScrollBehavior | undefined } = {};
    Object.assign(window, { scrollState: state });
    for (const [owner, name] of [
      [Element.prototype, "scrollIntoView"],
      [window, "scrollTo"],
    ] as const) {
      const apply: ProxyHandler<typeof scrollTo>["apply"] = (
        scroll,
        self,
        [options],
      ) => {
        state.behavior = (options as ScrollOptions).behavior;
        Reflect.apply(scroll, self, [
          { ...(options as ScrollOptions), behavior: "instant" },
        ]);
      };
      const scroll = Reflect.get(owner, name) as typeof scrollTo;
      Reflect.set(owner, name, new Proxy(scroll, { apply }));
    }
  });
  return () =>
    page.evaluate(
      "(({ behavior }) => (scrollState.behavior = undefined, behavior))(scrollState)",
    );
}

/** Expects an element to be in view and below the bar. */
export async function expectBelowBar(page: Page, id: string) {
  await expect(page.locator(`#${id}`)).toBeInViewport();
  const { y, height } = await boxOf(navigationBar(page));
  const top = async () => (await boxOf(page.locator(`#${id}`))).y;
  await expect.poll(top).toBeGreaterThanOrEqual(y + height - 1);
  await expect.poll(top).toBeLessThan(700);
}
