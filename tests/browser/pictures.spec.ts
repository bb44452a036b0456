import type { Page } from "@playwright/test";

import { hasPackage, packagedBrowser } from "../findBrowser";
import { showTheme, viewports } from "../page/appearances";
import { nameOf, templatePages } from "../page/sitePages";
import { expect, test } from "../page/test";

test.skip(
  !hasPackage,
  "Pixels are compared in the Chromium that npm installs on Linux x64",
);

test.use({
  // At half their size, pictures are small files.
  deviceScaleFactor: 0.5,
  // Another version would draw some pixels in another way.
  ...(hasPackage && { launchOptions: packagedBrowser() }),
});

/** Compares a screenshot of the whole page. */
async function expectPicture(page: Page, name: string): Promise<void> {
  // Waits for fonts and for lazy pictures.
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Where a larger file is chosen meanwhile, the screenshots wait for it.
    await Promise.allSettled(
      [...document.images]
        .filter((image) => image.checkVisibility())
        .map((image) => {
          image.loading = "eager";
          return image.decode();
        }),
    );
  });
  await expect.soft(page).toHaveScreenshot(`${name}.webp`, {
    fullPage: true,
    scale: "device",
    // With the default of 0.2, dark brown passes for gold.
    threshold: 0.05,
    // A card that moves changes hundreds.
    maxDiffPixels: 40,
  });
}

for (const { path } of templatePages()) {
  test(`${path} looks as in its pictures`, async ({ page, visit }) => {
    const name = nameOf(path);
    await visit(path);
    await expectPicture(page, `${name}-light-1440`);
    if (path === "/" || path === "/teams") {
      await showTheme(page, "dark");
      await expectPicture(page, `${name}-dark-1440`);
      await showTheme(page, "light");
    }
    await page.setViewportSize(viewports.phone);
    await expectPicture(page, `${name}-light-390`);
  });
}

test("forced colors leave land, arcs and the timeline's line on the page", async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit("/");
  await expectPicture(page, "home-forced-colors-1440");
});
