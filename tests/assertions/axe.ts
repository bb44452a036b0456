import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

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
 * Returns axe's violations in the elements that match a selector.
 *
 * @param rules the ids of axe's rules. The default is all rules of WCAG 2.2 AA and axe's
 *   best practices.
 */
export async function axeViolations(
  page: Page,
  part: string,
  rules?: string[],
): Promise<string[]> {
  // Loading axe takes as long as running it, so each page loads it once.
  if (!(await page.evaluate("'axe' in window")))
    await page.evaluate(axe.source);
  const options: RunOptions = {
    runOnly: rules
      ? { type: "rule", values: rules }
      : { type: "tag", values: tags },
    resultTypes: ["violations"],
  };
  const { violations } = await page.evaluate(
    ([context, given]) =>
      (window as unknown as { axe: typeof axe }).axe.run(context, given),
    [part, options] as const,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${String(target)}`),
  );
}
