import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

import { showTheme } from "./appearances";

const tags = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22aa",
  "best-practice",
];

/** The rules that depend on colors. */
export const colorRules = ["color-contrast", "link-in-text-block"];

/**
 * Returns axe's violations in the part of a page that a selector names.
 *
 * @param rules by default all of WCAG 2.2 AA and axe's best practices
 */
export async function axeViolations(
  page: Page,
  part: string,
  rules?: string[],
): Promise<string[]> {
  const builder = new AxeBuilder({ page }).include(part).setLegacyMode();
  const { violations } = await (
    rules ? builder.withRules(rules) : builder.withTags(tags)
  ).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${String(target)}`),
  );
}

/**
 * Expects no violations in a part of a page: in the light theme of any rule, in
 * the dark theme of those about colors, which is all that a theme changes.
 */
export async function expectAccessible(page: Page, part: string) {
  await showTheme(page, "light");
  expect(await axeViolations(page, part)).toEqual([]);
  await showTheme(page, "dark");
  expect(await axeViolations(page, part, colorRules)).toEqual([]);
}
