import { defineConfig, devices } from "@playwright/test";

import { fullChromium, headlessChromium } from "../scripts/chromium";

/**
 * The tests of the built site in a real browser. They serve public/ on a free
 * port by themselves; TEST_URL names another place to test instead.
 */
export default defineConfig({
  testDir: "browser",
  outputDir: "../test-results/browser",
  globalSetup: "./browser/serveSite.ts",
  fullyParallel: true,
  forbidOnly: process.env.CI === "true",
  // Tests also wait, and two would leave a part of two cores idle.
  workers: 3,
  projects: [
    {
      name: "sleep",
      testMatch: "asleep.spec.ts",
      workers: 1,
      use: {
        // Playwright turns the back/forward cache off, unless it is told not
        // to, and the shell has none.
        launchOptions: {
          executablePath: fullChromium,
          ignoreDefaultArgs: ["--disable-back-forward-cache"],
        },
      },
    },
    { name: "use", testIgnore: "asleep.spec.ts" },
  ],
  // Not to hide faults: a test that needs it is named as flaky at the end.
  retries: process.env.CI === "true" ? 1 : 0,
  reporter: "list",
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    // What a page has too much is a fault as much as what it lacks.
    toMatchAriaSnapshot: { children: "deep-equal" },
  },
  snapshotPathTemplate: "{testDir}/snapshots/{arg}{ext}",
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1440, height: 900 },
    baseURL: process.env.TEST_URL,
    screenshot: "only-on-failure",
    colorScheme: "light",
    launchOptions: {
      executablePath: headlessChromium,
    },
  },
});
