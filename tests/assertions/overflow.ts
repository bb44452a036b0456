import type { Page } from "@playwright/test";

/** Returns how much wider the page is than the viewport, in px. */
export const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Returns elements that extend beyond the left or right edge of the viewport. */
export const elementsOutside = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("a, button, input, textarea, p, h1, h2, h3")]
      .filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      )
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        // Visually hidden elements extend beyond the edge by at most 1 px.
        return left < -1.5 || right > window.innerWidth + 0.5;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

/** Returns elements whose text is wider than their box. */
export const clippedTexts = (page: Page) =>
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
