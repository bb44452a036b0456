import path from "node:path";

import { expect, type Page } from "@playwright/test";
import sharp from "sharp";

import { FIXTURE } from "../../scripts/buildCopy";
import { filesIn } from "../../src/check/filesIn";

const folder = path.join(FIXTURE.CONTENT_DIR, "images");

/** Returns the width of the picture that a file was made from, in px. */
async function originalWidth(address: string): Promise<number> {
  const { name } = path.parse(address);
  const original = filesIn(folder).find(
    (file) => path.parse(file).name === name && !file.startsWith("share/"),
  );
  const file = path.join(folder, original ?? `no ${name}`);
  return (await sharp(file).metadata()).width;
}

/**
 * Expects each picture of a page to be as sharp as a screen of this density, or as its
 * original, and at most twice as wide. The page keeps the density until its window
 * has another size.
 */
export async function expectSharp(page: Page, density: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setDeviceMetricsOverride", {
    ...(page.viewportSize() ?? { width: 0, height: 0 }),
    deviceScaleFactor: density,
    mobile: false,
  });
  const pictures = await page
    .locator("main picture img")
    .evaluateAll(async (images: HTMLImageElement[]) =>
      Promise.all(
        images.map(async (image) => {
          // A new one chooses its file for this density.
          const picture = image.parentElement?.cloneNode(true) as Element;
          const copy = picture.querySelector("img") ?? new Image();
          copy.loading = "eager";
          await copy.decode();
          // The picture's own size is divided by the density of its file.
          const file = new Image();
          file.src = copy.currentSrc;
          await file.decode();
          const scales = [
            file.naturalWidth / image.clientWidth,
            file.naturalHeight / image.clientHeight,
          ];
          const { objectFit } = getComputedStyle(image);
          const fit = objectFit === "contain" ? Math.max : Math.min;
          const { naturalWidth: width, src } = file;
          return { src, width, scale: fit(...scales) };
        }),
      ),
    );
  for (const { src, width, scale } of pictures) {
    const sharpness = scale / density;
    const isWhole = width === (await originalWidth(src));
    if (!isWhole) expect.soft(sharpness, src).toBeGreaterThan(0.9);
    expect.soft(sharpness, src).toBeLessThan(2);
  }
}
