import { test as base, expect } from "@playwright/test";

import {
  collectConsoleErrors,
  waitUntilReady,
  pauseEndlessAnimations,
  skipLoadingScreen,
  logPolicyViolations,
} from "./pageSetup";
import { settleTiming } from "./timing";

interface Fixtures {
  /** Whether pages show the loading screen, as on the first page load in a tab. */
  firstLoad: boolean;
  /** Whether pages have motion. Endless animations are paused, to save time. */
  motion: boolean;
  /** Whether console errors are allowed, because the test causes them. */
  allowErrors: boolean;
  /** The console errors and warnings of all pages so far. */
  consoleErrors: string[];
  /** Loads a page and waits until a visitor can use it. */
  visit: (path: string) => Promise<void>;
}

/** Playwright's test, which also fails on console errors and warnings. */
export const test = base.extend<Fixtures>({
  firstLoad: [false, { option: true }],
  motion: [false, { option: true }],
  allowErrors: [false, { option: true }],

  // A test file can override this with its own `reducedMotion`.
  reducedMotion: async ({ motion }, use) =>
    use(motion ? "no-preference" : "reduce"),

  consoleErrors: async ({ allowErrors }, use) => {
    const consoleErrors: string[] = [];
    await use(consoleErrors);
    if (!allowErrors) expect(consoleErrors).toEqual([]);
  },

  context: async ({ context, consoleErrors, firstLoad }, use) => {
    await settleTiming(context, { lateFonts: firstLoad });
    collectConsoleErrors(context, consoleErrors);
    await logPolicyViolations(context);
    await use(context);
    await context.unrouteAll({ behavior: "ignoreErrors" });
  },

  page: async ({ page, firstLoad, motion }, use) => {
    if (!firstLoad) await skipLoadingScreen(page);
    if (motion) await pauseEndlessAnimations(page);
    await use(page);
    // Otherwise, a request that a route still holds would fail the test.
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },

  visit: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path);
      await waitUntilReady(page);
      await page.evaluate(() => document.fonts.ready);
    });
  },
});

export { expect };
