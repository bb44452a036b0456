import type { Page } from "@playwright/test";

import { lostPage, pages } from "./content";
import { expect, ready, test } from "./test";

test.use({ motion: true });

const sizes = [
  { width: 390, height: 844 },
  { width: 800, height: 900 },
  { width: 1440, height: 900 },
];

/** Later than the first paint, so that text is there before its font. */
const LATE = 500;

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(entry.toJSON());
    }).observe({ type: "layout-shift", buffered: true });
  });
}

for (const size of sizes) {
  test.describe(`${size.width} px wide`, () => {
    test.use({ viewport: size, firstLoad: true });

    test("nothing shifts when fonts come late", async ({ page }) => {
      let fonts = 0;
      await watchShifts(page);
      await page.route("**/*.woff2", async (route) => {
        fonts += 1;
        await new Promise((later) => setTimeout(later, LATE));
        await route.continue();
      });
      for (const { path } of [...pages, lostPage]) {
        await page.goto(path);
        await ready(page);
        await page.evaluate(() => document.fonts.ready);
        expect(await page.evaluate("window.shifts"), path).toEqual([]);
      }
      expect(fonts).toBeGreaterThan(0);
    });
  });
}
