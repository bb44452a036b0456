import { rmSync } from "node:fs";

import { test as base, expect, type Page } from "@playwright/test";

import { lostPage, pages } from "./content";
import { type Library, obtain, openContext, openPage } from "./library";
import {
  listen,
  ready,
  restFromEndless,
  showWhereItFailed,
  skipLoading,
  watchPolicy,
} from "./prepare";
import { type Builds, writeBuilds } from "./twoDeploys";

interface ReadOptions {
  /** Width of the window in px; by default a desktop's. */
  width?: number;
  /** Whether the page's scripts run; by default they do. */
  scripts?: boolean;
}

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
  /**
   * Opens a page to read what it says, without motion. Tests share it, so it
   * may be scrolled, its focus moved, its window resized and the system's theme
   * changed, but nothing on it may be.
   */
  read: (path: string, options?: ReadOptions) => Promise<Page>;
}

interface WorkerFixtures {
  library: Library;
  /** The tab of those tests that share one. */
  tab: Page;
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

  page: async ({ page, firstLoad, motion }, use, info) => {
    if (!firstLoad) await skipLoading(page);
    if (motion === true) await restFromEndless(page);
    await use(page);
    await showWhereItFailed(page, info);
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

  library: [
    async ({ browser }, use) => {
      await use({ contexts: new Map(), pages: new Map(), problems: [] });
      // All are closed with the browser, which every worker has of its own.
      expect(browser.isConnected()).toBe(true);
    },
    { scope: "worker" },
  ],

  tab: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL: process.env.TEST_URL,
      });
      await watchPolicy(context);
      await skipLoading(context);
      await restFromEndless(context);
      await use(await context.newPage());
    },
    { scope: "worker" },
  ],

  builds: [
    async ({ browserName: _ }, use) => {
      const builds = writeBuilds();
      await use(builds);
      rmSync(builds.folder, { recursive: true });
    },
    { scope: "worker" },
  ],

  read: async ({ browser, library }, use) => {
    const { contexts, problems } = library;
    await use(async (path, { width = 1440, scripts = true } = {}) => {
      const viewport = { width, height: 900 };
      const kind = `at ${width} px ${scripts ? "with" : "without"} scripts`;
      const context = await obtain(contexts, kind, () =>
        openContext(browser, viewport, scripts, problems),
      );
      const page = await obtain(library.pages, `${path} ${kind}`, () =>
        openPage(context, path, scripts),
      );
      await page.setViewportSize(viewport);
      const isDark = await page.evaluate(() => {
        (document.activeElement as HTMLElement | null)?.blur();
        window.scrollTo(0, 0);
        return matchMedia("(prefers-color-scheme: dark)").matches;
      });
      // Also where nothing changes, the page would work out its styles again.
      if (isDark) await page.emulateMedia({ colorScheme: "light" });
      return page;
    });
    expect(problems).toEqual([]);
  },
});

export { expect };
