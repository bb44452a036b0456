import { test as base, expect } from "@playwright/test";

import {
  listen,
  ready,
  restFromEndless,
  skipLoading,
  watchPolicy,
} from "./prepare";

interface Fixtures {
  /** Set where a tab's first load, with its loading screen, is the matter. */
  firstLoad: boolean;
  /**
   * Set where movement is the matter: a page at rest costs far less time. What
   * would move without end is paused even then.
   */
  motion: boolean;
  /** Set where a test provokes errors: then the console is not judged. */
  tolerant: boolean;
  /** All errors and warnings of the pages, which every test holds to none. */
  problems: string[];
  /** Loads a page and waits until a visitor could use it. */
  visit: (path: string) => Promise<void>;
}

/** Playwright's test, which also fails on whatever the console complains of. */
export const test = base.extend<Fixtures>({
  firstLoad: [false, { option: true }],
  motion: [false, { option: true }],
  tolerant: [false, { option: true }],

  // A file that sets contextOptions itself would take this away.
  contextOptions: async ({ contextOptions, motion }, use) => {
    const reducedMotion = motion ? "no-preference" : "reduce";
    await use({ ...contextOptions, reducedMotion });
  },

  problems: async ({ tolerant }, use) => {
    const problems: string[] = [];
    await use(problems);
    if (!tolerant) expect(problems).toEqual([]);
  },

  context: async ({ context, problems }, use) => {
    listen(context, problems);
    await watchPolicy(context);
    await use(context);
  },

  page: async ({ page, firstLoad, motion }, use) => {
    if (!firstLoad) await skipLoading(page);
    if (motion) await restFromEndless(page);
    await use(page);
  },

  visit: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path);
      await ready(page);
    });
  },
});

export { expect };
