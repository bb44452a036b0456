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

/** The texts that are cut off by, or reach out of, the box that they are in. */
export const cutOff = (page: Page) =>
  page.evaluate(() => {
    const cut: string[] = [];
    for (const box of document.querySelectorAll<HTMLElement>(
      "main :is(h1, h2, h3, h4, p, li, a, dd), footer :is(a, p, h2)",
    )) {
      if (!box.checkVisibility() || box.closest("dialog")) continue;
      if (box.clientWidth > 1 && box.scrollWidth > box.clientWidth + 1) {
        cut.push(box.outerHTML.slice(0, 80));
      }
    }
    return cut;
  });
