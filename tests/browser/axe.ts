import { expect, type Page } from "@playwright/test";
import { type default as Axe, type RunOptions, source } from "axe-core";

import { showTheme } from "./appearances";

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
  const options: RunOptions = {
    runOnly: rules
      ? { type: "rule", values: rules }
      : { type: "tag", values: tags },
    // Else it would tell of all that it found to be right, too.
    resultTypes: ["violations"],
  };
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) await page.evaluate(source);
  const violations = await page.evaluate(
    async ([scope, choice]) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      return (await axe.run(scope, choice)).violations;
    },
    [part, options] as const,
  );
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
