import type { Page } from "@playwright/test";

import { devices, showTheme, windows } from "./appearances";
import { axeFindings, colourRules } from "./axe";
import { lostPage, pages } from "./content";
import { movements } from "./movements";
import { statesOn } from "./states";
import { expect, test } from "./test";

/**
 * Holds a part of the page to every rule of axe's in the light, and in the dark
 * to those about colours, which are all that a theme changes.
 */
async function expectAccessible(page: Page, part: string) {
  await showTheme(page, "light");
  expect(await axeFindings(page, part)).toEqual([]);
  await showTheme(page, "dark");
  expect(await axeFindings(page, part, colourRules)).toEqual([]);
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
      test(`${name} comes without motion and has no finding`, async ({
        page,
        visit,
      }) => {
        await visit("/");
        await open(page);
        expect(await movements(page)).toEqual([]);
        await expectAccessible(page, inside);
      });
    }
  });
}
