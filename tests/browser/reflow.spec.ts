import type { Page } from "@playwright/test";

import { lostPage, pages } from "./content";
import { statesOn } from "./states";
import { expect, test } from "./test";

/** How much wider the page is than the window, in px. */
const excess = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** What leaves the window at its right-hand side, though nothing scrolls. */
const cutOff = (page: Page) =>
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

for (const width of [1440, 768, 390, 320]) {
  test(`no page scrolls sideways at ${width} px`, async ({ read }) => {
    for (const { path } of [...pages, lostPage]) {
      const page = await read(path);
      await page.setViewportSize({ width, height: 800 });
      expect(await excess(page), path).toBeLessThanOrEqual(0);
      expect(await cutOff(page), path).toEqual([]);
    }
  });
}

test.describe("at 320 px", () => {
  test.use({
    viewport: { width: 320, height: 640 },
    contextOptions: { reducedMotion: "reduce" },
  });

  for (const { name, open } of statesOn("phone")) {
    test(`${name} does not scroll sideways`, async ({ page, visit }) => {
      await visit("/");
      await open(page);
      expect(await excess(page)).toBeLessThanOrEqual(0);
      expect(await cutOff(page)).toEqual([]);
    });
  }
});
