import { defineConfig } from "@playwright/test";

import { obtainBrowser } from "../../scripts/browser.mjs";
import { engineNames } from "./drivers/drivers";
import type { EngineOptions } from "./test";

// What was found once is named to the workers, who read this file again.
process.env.CHROME_PATH = obtainBrowser();

/** The main journeys through the built site, in every engine. */
export default defineConfig<object, EngineOptions>({
  testDir: ".",
  outputDir: "../../test-results/engines",
  globalSetup: "./prepare.ts",
  forbidOnly: process.env.CI === "true",
  workers: 3,
  // Not to hide faults: a test that needs it is named as flaky at the end.
  retries: process.env.CI === "true" ? 1 : 0,
  reporter: "list",
  // The first journey of each engine waits for its browser to start.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // All engines at once, and each browser is started no more than needed.
  projects: engineNames.map((name) => ({
    name,
    workers: 1,
    use: { engineName: name },
  })),
});
