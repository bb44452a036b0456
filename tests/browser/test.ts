import { rmSync } from "node:fs";

import { test as base, expect } from "@playwright/test";

import { lostPage, pages } from "./content";
import {
  listen,
  ready,
  restFromEndless,
  skipLoading,
  watchPolicy,
} from "./prepare";
import { type Builds, writeBuilds } from "./twoDeploys";

interface Fixtures {
  /** Set where a tab's first load, with its loading screen, is the matter. */
  firstLoad: boolean;
  /**
   * Set where movement is the matter: a page at rest costs far less time. What
   * would move without end rests even then, unless that is the matter.
   */
  motion: boolean | "endless";
  /** Set where a test provokes errors: then the console is not judged. */
  tolerant: boolean;
  /** All errors and warnings of the pages, which every test holds to none. */
  problems: string[];
  /** Loads a page and waits until a visitor could use it. */
  visit: (path: string) => Promise<void>;
  /** Visits all pages, one after another in one tab, and looks at each. */
  visitAll: (look: () => Promise<void>) => Promise<void>;
}

interface WorkerFixtures {
  /** For the tests of a new deploy: as theirs alone it would cost new workers. */
  builds: Builds;
}

/** Playwright's test, which also fails on whatever the console complains of. */
export const test = base.extend<Fixtures, WorkerFixtures>({
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
    if (motion === true) await restFromEndless(page);
    await use(page);
  },

  visit: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path);
      await ready(page);
    });
  },

  visitAll: async ({ visit }, use) => {
    await use(async (look) => {
      for (const { path } of [...pages, lostPage]) {
        await base.step(path, async () => {
          await visit(path);
          await look();
        });
      }
    });
  },

  builds: [
    async ({ browserName: _ }, use) => {
      const builds = writeBuilds();
      await use(builds);
      rmSync(builds.folder, { recursive: true });
    },
    { scope: "worker" },
  ],
});

export { expect };
