import type { Page } from "@playwright/test";

/** How much wider the page is than the window, in px. */
export const excess = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** What leaves the window at its right-hand side, though nothing scrolls. */
export const outside = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("a, button, input, textarea, p, h1, h2, h3")]
      .filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      )
      .filter(
        (element) =>
          element.getBoundingClientRect().right > window.innerWidth + 0.5,
      )
      .map((element) => element.outerHTML.slice(0, 120)),
  );
