import { availableParallelism } from "node:os";

import { defineConfig } from "@playwright/test";

import config from "./playwright.config";
import { serverOf } from "./server";

// Without this variable, the workers would read the fixture site.
process.env.SITE_DIR ??= "public";

/**
 * The content tests, which must pass with any valid content. They test the built site in
 * SITE_DIR, relative to the project. The default is `public/`.
 */
export default defineConfig({
  testDir: "content",
  outputDir: "../test-results/content",
  webServer: serverOf(process.env.SITE_DIR),
  fullyParallel: true,
  forbidOnly: config.forbidOnly,
  workers: Math.min(2, availableParallelism()),
  reporter: "list",
  timeout: config.timeout,
  expect: config.expect,
  use: { ...config.use, reducedMotion: "reduce" },
});
