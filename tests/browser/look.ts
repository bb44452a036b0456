import { expect, type Locator, type Page } from "@playwright/test";

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

/** Where an element begins and ends on the screen, in px from its top. */
export const bounds = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });

/** Waits until the document has not moved for a quarter of a second. */
export const atRest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((rest) => {
        let last = window.scrollY;
        let since = performance.now();
        requestAnimationFrame(function look(now) {
          if (window.scrollY !== last) {
            last = window.scrollY;
            since = now;
          }
          if (now - since > 250) rest();
          else requestAnimationFrame(look);
        });
      }),
  );

/** Records the positions that the document passes from now on. */
export async function watchScrolling(
  page: Page,
): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const passed: number[] = [];
    Object.assign(window, { passed });
    window.addEventListener("scroll", () => passed.push(window.scrollY));
  });
  return () => page.evaluate<number[]>("window.passed");
}

/** The document passed places on its way; a jump passes none. */
export const expectSmooth = (passed: number[]) => {
  expect(new Set(passed).size).toBeGreaterThan(2);
};

/**
 * Changes the route as a link inside the page would.
 *
 * @param address path and anchor
 */
export const routeTo = (page: Page, address: string) =>
  page.evaluate(
    (to) =>
      (window as unknown as { ___navigate: (to: string) => void }).___navigate(
        to,
      ),
    address,
  );

/** Whether a picture's file has come and can be shown. */
export const isLoaded = (picture: Locator) =>
  picture.evaluate(
    (image: HTMLImageElement) => image.complete && image.naturalWidth > 0,
  );

/** How opaque an element is with all that it stands in, from 0 to 1. */
export const opacity = (locator: Locator) =>
  locator.evaluate((element) => {
    let product = 1;
    for (let at: Element | null = element; at; at = at.parentElement) {
      product *= Number(getComputedStyle(at).opacity);
    }
    return product;
  });

/** The computed value of a CSS property. */
export const css = (locator: Locator, property: string) =>
  locator.evaluate(
    (element, name) => getComputedStyle(element).getPropertyValue(name),
    property,
  );

/** Keeps every script file from arriving, as a stalled network does. */
export const holdScripts = (page: Page) =>
  page.route(/\.js(\?|$)/, () => undefined);

/** Marks the document, to tell a change of route from a new document. */
export const markDocument = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.marked = "yes";
  });

/** Whether the document still is the one that was marked. */
export const isMarkedDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.marked === "yes");

/** Keeps all CSS animations and transitions at their beginning. */
export async function holdAnimations(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
}

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

/**
 * Gives the page a clock that moves only by `page.clock.runFor`. To be called
 * before the page is loaded.
 */
export async function stopClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}
