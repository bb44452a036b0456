import type { Page, Response } from "@playwright/test";

import { brotliSize } from "../browser/firstVisit";

interface Budget {
  /** What it is for, in a maintainer's words. */
  name: string;
  /** Playwright's types of resources; the last budget takes the others. */
  types: readonly string[];
  /** Bytes that every page may transfer. */
  base: number;
  /** Further bytes for each element on the page that the selector finds. */
  each: number;
  selector: string;
  advice: string;
}

/**
 * What a page may transfer on a desktop, in bytes: today's measurements and
 * about a quarter more. Pages may grow with their lists, but not for one entry.
 *
 * Texts: an empty page has 10 kB of HTML and data, and a text of 200 letters
 * comes to about 250 B, in the HTML and once more in the page's data.
 * Pictures: the largest of today has 31 kB; photographs of its size have three
 * times that. Portraits have 4 kB, and photographs of people about 20 kB.
 * The rest: 119 kB of scripts, fonts and icons, which content cannot change.
 */
const budgets: readonly [...Budget[], Budget] = [
  {
    name: "texts",
    types: ["document", "xhr", "fetch"],
    base: 12_500,
    each: 300,
    selector: "main :is(p, li)",
    advice: "Shorten the longest text, or divide it into paragraphs.",
  },
  {
    name: "pictures",
    types: ["image"],
    base: 90_000,
    each: 25_000,
    selector: "main img",
    advice: "Replace the heaviest picture by one with less detail.",
  },
  {
    name: "scripts, fonts and icons",
    types: [],
    base: 150_000,
    each: 0,
    selector: "main",
    advice: "Name fewer different icons, or ask a developer.",
  },
];

/** Measures what a page transfers from now on, apart from prefetched files. */
export function measureTransfer(page: Page): () => Promise<string[]> {
  const responses: Response[] = [];
  const note = (response: Response) => responses.push(response);
  page.on("response", note);

  return async () => {
    page.off("response", note);
    const files = (await Promise.all(responses.map(describe))).flat();
    const problems: string[] = [];
    for (const budget of budgets) {
      const own = files.filter(({ type }) => budgetFor(type) === budget);
      const count = await page.locator(budget.selector).count();
      const limit = budget.base + count * budget.each;
      const total = own.reduce((sum, { bytes }) => sum + bytes, 0);
      if (total <= limit) continue;
      const [heaviest] = own.sort((one, other) => other.bytes - one.bytes);
      problems.push(
        `${budget.name}: ${total} B, of which ${heaviest?.bytes} B are ${heaviest?.path}; the budget is ${limit} B. ${budget.advice}`,
      );
    }
    return problems;
  };
}

function budgetFor(type: string): Budget {
  const [last] = budgets.slice(-1);
  const own = budgets.find(({ types }) => types.includes(type)) ?? last;
  if (!own) throw new Error("There is no budget.");
  return own;
}

/** Returns a file's weight as a CDN sends it; nothing for a prefetched file. */
async function describe(response: Response) {
  const request = response.request();
  const { "sec-purpose": purpose } = await request.allHeaders();
  const type = request.resourceType();
  // Gatsby asks for a page's data before it knows that there is no such page.
  if (purpose || (type !== "document" && !response.ok())) return [];
  const isText = ["document", "xhr", "fetch"].includes(type);
  const bytes = isText
    ? brotliSize(await response.body())
    : (await request.sizes()).responseBodySize;
  return [{ type, bytes, path: new URL(response.url()).pathname }];
}
