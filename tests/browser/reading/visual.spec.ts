import type { Page } from "@playwright/test";
import sharp from "sharp";

import { devices, showTheme, themes, windows } from "../appearances";
import { lostPage, pages } from "../content";
import { expect, test } from "../test";

/**
 * Letters may be drawn a little bolder or thinner on another machine: that
 * changes many pixels slightly, and a few beyond what `threshold` lets pass. A
 * card that moves changes hundreds.
 */
const tolerance = { threshold: 0.2, maxDiffPixels: 40 };

/** The whole page as it is when all has arrived, at half its size. */
async function portrait(page: Page) {
  const screenshot = await page.screenshot({
    fullPage: true,
    animations: "disabled",
    caret: "hide",
  });
  const { width } = await sharp(screenshot).metadata();
  return sharp(screenshot)
    .resize({ width: Math.round(width / 2) })
    .webp({ quality: 75 })
    .toBuffer();
}

/** Waits for all fonts, and for all pictures, the lazy ones too. */
const allArrived = (page: Page) =>
  page.evaluate(async () => {
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

const fileOf = (path: string, theme: string, width: number) =>
  `${path.slice(1) || "home"}-${theme}-${width}.webp`;

for (const device of devices) {
  const viewport = windows[device];
  test.describe(`on a ${device}`, () => {
    for (const { path } of [...pages, lostPage]) {
      test(`${path} looks as it did`, async ({ read }) => {
        const page = await read(path, { width: viewport.width });
        await page.setViewportSize(viewport);
        for (const theme of themes) {
          await showTheme(page, theme);
          await allArrived(page);
          const file = fileOf(path, theme, viewport.width);
          expect.soft(await portrait(page)).toMatchSnapshot(file, tolerance);
        }
      });
    }
  });
}

test("a card that moves by 4 px is seen, bolder letters are not", async ({
  page,
  visit,
}) => {
  const { updateSnapshots } = test.info().config;
  test.skip(updateSnapshots === "all", "The bolder letters would be kept.");
  await visit("/features");
  await visit("/features");
  await allArrived(page);
  const file = fileOf("/features", "light", windows.desktop.width);
  await page.evaluate(() => {
    document.body.style.webkitTextStroke = "0.15px";
  });
  expect(await portrait(page)).toMatchSnapshot(file, tolerance);
  await page.evaluate(() => {
    document.body.style.webkitTextStroke = "";
  });
  await page
    .locator("main li")
    .first()
    .evaluate((card) => {
      card.style.position = "relative";
      card.style.top = "4px";
    });
  expect(await portrait(page)).not.toMatchSnapshot(file, tolerance);
});
