import { availableParallelism } from "node:os";

import { defineConfig } from "@playwright/test";

import config from "./playwright.config";
import { serverOf } from "./server";

// Read by the server and by the workers; the product tests have another default.
process.env.SITE_DIR ??= "public";

/**
 * The content suite: what holds for any valid content. It tests public/ unless
 * SITE_DIR names another folder with a built site, relative to the project.
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
