import { test as base, expect, type Page } from "@playwright/test";

import { LOADING } from "../../src/loading/timing";
import { lostPage } from "./content";

interface Fixtures {
  /** Set where a tab's first load, with its loading screen, is the matter. */
  firstLoad: boolean;
  /** Set where a test provokes errors: then the console is not judged. */
  tolerant: boolean;
  /** All errors and warnings of the pages, which every test holds to none. */
  problems: string[];
  /** Loads a page and waits until a visitor could use it. */
  visit: (path: string) => Promise<void>;
}

/** Waits until the loading screen has gone and the page's script is at work. */
export async function ready(page: Page): Promise<void> {
  await expect(page.getByRole("progressbar")).toBeHidden();
  await expect(page.locator("nav[aria-label=Main]")).toHaveClass(/\bvisible\b/);
}

/** Playwright's test, which also fails on whatever the console complains of. */
export const test = base.extend<Fixtures>({
  firstLoad: [false, { option: true }],
  tolerant: [false, { option: true }],

  page: async ({ page, firstLoad }, use) => {
    if (!firstLoad) {
      await page.addInitScript((key) => {
        try {
          sessionStorage.setItem(key, "true");
        } catch {
          // The tab is at a place without storage.
        }
      }, LOADING.seenKey);
    }
    await use(page);
  },

  problems: [
    async ({ context, tolerant }, use) => {
      const problems: string[] = [];
      context.on("weberror", (error) => problems.push(error.error().message));
      context.on("console", (message) => {
        // Gatsby asks for the data of a page before it knows of none.
        const isLost = message.location().url.includes(lostPage.path);
        if (/^(error|warning)$/.test(message.type()) && !isLost) {
          problems.push(message.text());
        }
      });
      await use(problems);
      if (!tolerant) expect(problems).toEqual([]);
    },
    { auto: true },
  ],

  visit: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path);
      await ready(page);
    });
  },
});

export { expect };
