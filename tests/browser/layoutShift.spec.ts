import type { Page } from "@playwright/test";

import { FORCED_END_MS } from "../../src/loading/runLoadingScreen";
import { recordedShifts, recordShifts } from "../assertions/layoutShifts";
import { templatePages } from "../assertions/sitePages";
import { holdRequests, stopTime, waitUntilReady } from "../drivers/pageSetup";
import { nextFrames } from "../drivers/scrolling";
import { expect, test as base } from "../drivers/test";

/** The limits of a page's CLS. `other` is for systems without fonts of Arial's widths. */
const MAX_SHIFT = { measured: 0.02, other: 0.1 };

const BRAND_FONT = /^"?Space Grotesk"?,/;

export interface LayoutShiftOptions {
  /** Whether the system has no font with the widths of Arial. */
  otherFonts: boolean;
}

const test = base.extend<LayoutShiftOptions>({
  otherFonts: [false, { option: true }],
});

/** Records layout shifts and stops the page's clocks. */
async function prepare(page: Page) {
  // Without stored data, each page shows the loading screen.
  await page.addInitScript(() => sessionStorage.clear());
  await page.addInitScript(recordShifts);
  await stopTime(page);
}

/**
 * Opens a page without its fonts and waits until its pictures are painted.
 *
 * @returns a function that delivers the fonts
 */
async function openWithoutFonts(page: Page, url: string) {
  const deliver = await holdRequests(page, /\.woff2$/);
  // The load event would wait for the held fonts.
  await page.goto(url, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() =>
    Array.from(document.images).every(
      ({ complete, loading }) => complete || loading === "lazy",
    ),
  );
  // The inline script hides the page only after its first paint.
  await page.locator("html.waiting-for-fonts").waitFor({ state: "attached" });
  return async () => {
    deliver();
    await page.evaluate(() => document.fonts.ready);
    await nextFrames(page);
  };
}

test.use({ motion: true, firstLoad: true });

test.skip(
  ({ otherFonts }) => otherFonts && process.platform !== "linux",
  "Only Linux reads a font configuration",
);

for (const width of [375, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    const expectStill = async (
      page: Page,
      path: string,
      otherFonts: boolean,
    ) => {
      await waitUntilReady(page);
      await nextFrames(page);
      const shifts = await recordedShifts(page);
      const score = shifts.reduce((sum, { value }) => sum + value, 0);
      const message = JSON.stringify({ path, shifts });
      const limit = otherFonts ? MAX_SHIFT.other : MAX_SHIFT.measured;
      expect.soft(score, message).toBeLessThan(limit);
    };

    test("has a low CLS if fonts load after the page @test:all", async ({
      page,
      otherFonts,
    }) => {
      await prepare(page);
      for (const [index, { path }] of templatePages().entries()) {
        await page.clock.pauseAt((index + 1) * 1_000_000);
        const deliverFonts = await openWithoutFonts(page, path);
        await deliverFonts();
        // The loading screen ends.
        await page.clock.runFor(FORCED_END_MS);
        await page.clock.resume();
        await expectStill(page, path, otherFonts);
        const title = page.getByRole("heading", { level: 1 });
        await expect.soft(title).toHaveCSS("font-family", BRAND_FONT);
      }
    });
  });
}

test("keeps the fallback fonts until the next document @test:all", async ({
  page,
}) => {
  await prepare(page);
  const deliverFonts = await openWithoutFonts(page, "/join");
  await page.clock.runFor(FORCED_END_MS);
  await nextFrames(page);
  const before = await recordedShifts(page);
  await deliverFonts();
  expect(await recordedShifts(page)).toEqual(before);
  const title = page.locator("h1");
  await expect(title).not.toHaveCSS("font-family", BRAND_FONT);
  await page.reload();
  await expect(title).toHaveCSS("font-family", BRAND_FONT);
});
