import type { Page } from "@playwright/test";
import sharp from "sharp";

import { devices, showTheme, themes, viewports } from "./appearances";
import { expectAccessible } from "./axe";
import { expectLayout } from "./layoutBoxes";
import { notFoundPage, pages } from "./sitePages";
import { expect, test } from "./test";
import { expectVisibleFocus } from "./visibleFocus";

/** Compares a screenshot of the whole page, at half its size, on Linux. */
async function expectSnapshot(page: Page, name: string) {
  if (process.platform !== "linux") {
    const description =
      "Pixels are compared on Linux only: other systems draw letters differently";
    test.info().annotations.push({ type: "skip", description });
    return;
  }
  // Waits for fonts and for lazy pictures.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images]
        .filter((image) => image.checkVisibility())
        .map((image) => {
          image.loading = "eager";
          return image.decode();
        }),
    );
  });
  const screenshot = await page.screenshot({
    fullPage: true,
    animations: "disabled",
    caret: "hide",
  });
  const { width } = await sharp(screenshot).metadata();
  const half = await sharp(screenshot)
    .resize({ width: Math.round(width / 2) })
    .webp({ quality: 75 })
    .toBuffer();
  // Another machine's text rendering changes many pixels slightly; a card that
  // moves changes hundreds.
  const tolerance = { threshold: 0.2, maxDiffPixels: 40 };
  expect.soft(half).toMatchSnapshot(`${name}.webp`, tolerance);
}

for (const device of devices) {
  test.describe(`on a ${device}`, () => {
    const { width } = viewports[device];
    test.use({ viewport: viewports[device] });

    for (const { path } of [...pages, notFoundPage]) {
      test(`${path} matches its snapshots and is accessible`, async ({
        page,
        visit,
      }) => {
        const name = path.slice(1) || "home";
        await visit(path);
        for (const theme of themes) {
          await showTheme(page, theme);
          await expectSnapshot(page, `${name}-${theme}-${width}`);
        }
        await expectLayout(page, `${name}-${width}`);
        await expectAccessible(page, "html");
        await page.evaluate(() => window.scrollTo(0, 0));
        await expectVisibleFocus(page, "body");
      });
    }
  });
}

test("forced colors leave land, arcs and the timeline's line on the page", async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit("/");
  await expectSnapshot(page, "home-forced-colors-1440");
});
