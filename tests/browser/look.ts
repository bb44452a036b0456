import type { Locator, Page } from "@playwright/test";

/** How far the document is scrolled, in px. */
export const position = (page: Page) =>
  page.evaluate(() => Math.round(window.scrollY));

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
