import type { Page } from "@playwright/test";

import { devices, showTheme, themes, windows } from "./appearances";
import { axeFindings } from "./axe";
import { lostPage, pages } from "./content";
import { statesOn } from "./states";
import { expect, test } from "./test";

/** Holds a part of the page to every rule of axe's, in both themes. */
async function expectAccessible(page: Page, part: string) {
  for (const theme of themes) {
    await showTheme(page, theme);
    expect(await axeFindings(page, part), theme).toEqual([]);
  }
}

for (const device of devices) {
  test.describe(`on a ${device}`, () => {
    // Contrast is judged where nothing is half faded in.
    test.use({
      viewport: windows[device],
      contextOptions: { reducedMotion: "reduce" },
    });

    for (const { path } of [...pages, lostPage]) {
      test(`${path} has no finding`, async ({ read }) => {
        const page = await read(path, { width: windows[device].width });
        await expectAccessible(page, "html");
      });
    }

    for (const { name, inside, open } of statesOn(device)) {
      test(`${name} has no finding`, async ({ page, visit }) => {
        await visit("/");
        await open(page);
        await expectAccessible(page, inside);
      });
    }
  });
}
