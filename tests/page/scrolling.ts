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
 * Records how the next pages ask the browser to scroll, and scrolls at once: how
 * long a smooth scroll takes depends on the machine.
 *
 * @returns a function that returns the last behavior that was asked for
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
  return () => page.evaluate("window.scrollState.behavior");
}

/** Expects an element in view below the bar. */
export async function expectBelowBar(page: Page, id: string) {
  await expect(page.locator(`#${id}`)).toBeInViewport();
  const { y = NaN, height = NaN } =
    (await navigationBar(page).boundingBox()) ?? {};
  const top = async () =>
    (await page.locator(`#${id}`).boundingBox())?.y ?? NaN;
  await expect.poll(top).toBeGreaterThanOrEqual(y + height - 1);
  await expect.poll(top).toBeLessThan(700);
}
