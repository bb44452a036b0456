import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";

/** Compares a screenshot of the whole page, at half its size, on Linux. */
export async function expectSnapshot(page: Page, name: string): Promise<void> {
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
