import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

import { devices, showTheme, themes, windows } from "./appearances";
import { lostPage, pages } from "./content";
import { statesOn } from "./states";
import { expect, test } from "./test";

const tags = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22aa",
  "best-practice",
];

/** Holds a part of the page to every rule of axe's, in both themes. */
async function expectAccessible(page: Page, part: string) {
  const findings: string[] = [];
  for (const theme of themes) {
    await showTheme(page, theme);
    const { violations } = await new AxeBuilder({ page })
      // The site has no frames, for which axe would open further pages.
      .setLegacyMode()
      .include(part)
      .withTags(tags)
      .analyze();
    for (const { id, help, nodes } of violations) {
      findings.push(
        ...nodes.map(
          ({ target }) => `${theme}: ${id}: ${help}: ${String(target)}`,
        ),
      );
    }
  }
  expect(findings).toEqual([]);
}

for (const device of devices) {
  test.describe(`on a ${device}`, () => {
    // Contrast is judged where nothing is half faded in.
    test.use({
      viewport: windows[device],
      contextOptions: { reducedMotion: "reduce" },
    });

    for (const { path } of [...pages, lostPage]) {
      test(`${path} has no finding`, async ({ page, visit }) => {
        await visit(path);
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
