import path from "node:path";

import sharp from "sharp";

import { FIXTURE } from "../../scripts/buildCopy";
import { filesIn } from "../../src/check/filesIn";
import { viewports } from "../page/appearances";
import { sitePages } from "../page/sitePages";
import { expect, test } from "../page/test";

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

for (const [device, density] of [
  ["desktop", 2],
  ["phone", 3],
] as const) {
  test.describe(`on a ${device} of density ${density}`, () => {
    test.use({
      viewport: viewports[device],
      deviceScaleFactor: density,
      isMobile: device === "phone",
    });

    test("each picture is as sharp as the screen or its original, and at most twice as wide", async ({
      page,
      visit,
    }) => {
      for (const { path: address } of sitePages()) {
        await test.step(address, async () => {
          await visit(address);
          const pictures = await page
            .locator("main picture img")
            .evaluateAll(async (images: HTMLImageElement[]) =>
              Promise.all(
                images.map(async (image) => {
                  image.loading = "eager";
                  await image.decode();
                  // The picture's own is divided by the density of its file.
                  const file = new Image();
                  file.src = image.currentSrc;
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
        });
      }
    });
  });
}
