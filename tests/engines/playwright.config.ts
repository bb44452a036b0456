import { defineConfig } from "@playwright/test";

import type { EngineOptions } from "./test";

/** The main journeys through the built site, in Firefox and WebKit at once. */
export default defineConfig<EngineOptions>({
  testDir: ".",
  outputDir: "../../test-results/engines",
  globalSetup: "../browser/serveSite.ts",
  forbidOnly: process.env.CI === "true",
  // Not to hide faults: a test that needs it is named as flaky at the end.
  retries: process.env.CI === "true" ? 1 : 0,
  reporter: "list",
  // Each test starts a browser and waits for the loading screen.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  workers: 2,
  projects: [
    { name: "firefox", workers: 1, use: { engineName: "firefox" } },
    { name: "webkit", workers: 1, use: { engineName: "webkit" } },
  ],
});
