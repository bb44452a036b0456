import type { Page } from "@playwright/test";

import type { Fetched } from "../page/firstVisit";

/**
 * Returns a message if the first visit to a page exceeds its transfer budget.
 * The budget, in bytes, is about a quarter above the measurements of today: an
 * empty page 130 kB, a text of 200 letters 250 B, a portrait 4 to 20 kB.
 */
export async function transferProblems(
  page: Page,
  fetched: readonly Fetched[],
): Promise<string[]> {
  const budget =
    250_000 +
    300 * (await page.locator("main :is(p, li)").count()) +
    25_000 * (await page.locator("main img").count());
  const files = fetched.filter(({ prefetched }) => !prefetched);
  const total = files.reduce((sum, { weight }) => sum + weight, 0);
  const [heaviest] = files.sort((one, other) => other.weight - one.weight);
  if (total <= budget) return [];
  return [
    `${total} B, of which ${heaviest?.weight} B are ${heaviest?.name}; the budget is ${budget} B. Replace the heaviest picture by one with less detail, or shorten the longest text.`,
  ];
}
