import type { Page } from "@playwright/test";

import { FIXTURE } from "../scripts/buildCopy";
import { templatePages } from "../tests/assertions/sitePages";
import { openStates } from "../tests/assertions/states";
import { viewports } from "../tests/drivers/appearances";
import { nextFrames } from "../tests/drivers/scrolling";
import { expect, test } from "../tests/drivers/test";

/** The viewport width (in px) and the media features for each picture of a page. */
const looks = {
  desktop: [1440, {}],
  phone: [390, {}],
  dark: [1440, { colorScheme: "dark" }],
  "forced colors": [1440, { forcedColors: "active" }],
  paper: [720, { media: "print", colorScheme: "light", forcedColors: "none" }],
} as const;

test.use({ allowErrors: true });

test.beforeEach(({ page }) =>
  page.clock.setFixedTime(Number(FIXTURE.SOURCE_DATE_EPOCH) * 1000),
);

/** Compares a screenshot and the accessibility tree. */
async function compare(page: Page, name: string, fullPage: boolean) {
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = "eager";
    await Promise.all(images.map((image) => image.decode().catch(() => null)));
  });
  await nextFrames(page);
  await expect.soft(page).toHaveScreenshot(`${name}.png`, { fullPage });
  // A Buffer replaces lone surrogates, which a file cannot contain.
  const tree = Buffer.from(await page.locator("body").ariaSnapshot());
  expect.soft(tree.toString()).toMatchSnapshot(`${name}.txt`);
}

const pages = templatePages();

for (const { path, template } of pages) {
  const name = template.replace(/.*---src-\w+-|-tsx$/g, "");

  test(name, async ({ page, visit }) => {
    await visit(path);
    for (const [look, [width, media]] of Object.entries(looks)) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia(media);
      await compare(page, `${name}, ${look}`, true);
    }
  });
}

for (const device of ["desktop", "phone"] as const) {
  const isMobile = device === "phone";
  const states = openStates.filter(
    ({ on = device, path }) =>
      on === device && pages.some((each) => each.path === path),
  );

  test.describe(`on a ${device}`, () => {
    test.use({ viewport: viewports[device], isMobile, hasTouch: isMobile });

    test("what opens", async ({ page, visit }) => {
      for (const { name, path, open } of states) {
        if (new URL(page.url()).pathname !== path) await visit(path);
        await open(page);
        await compare(page, `${name} on a ${device}`, false);
      }
    });
  });
}
