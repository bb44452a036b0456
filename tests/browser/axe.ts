import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

import { showTheme } from "./appearances";
import { expect } from "./test";

const tags = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22aa",
  "best-practice",
];

/** The rules whose outcome hangs on colours. */
export const colourRules = ["color-contrast", "link-in-text-block"];

/**
 * What axe objects to in a part of a page, in words.
 *
 * @param part selects the part
 * @param rules the rules that count; by default all of WCAG 2.2 AA and axe's
 *   best practices
 */
export async function axeFindings(
  page: Page,
  part: string,
  rules?: string[],
): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // The site has no frames, for which axe would open further pages.
    .setLegacyMode()
    .include(part);
  const { violations } = await (
    rules ? axe.withRules(rules) : axe.withTags(tags)
  ).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${String(target)}`),
  );
}

/**
 * Holds a part of a page to every rule of axe's in the light, and in the dark
 * to those about colours, which are all that a theme changes.
 *
 * @param part selects the part
 */
export async function expectAccessible(page: Page, part: string) {
  await showTheme(page, "light");
  expect(await axeFindings(page, part)).toEqual([]);
  await showTheme(page, "dark");
  expect(await axeFindings(page, part, colourRules)).toEqual([]);
}
