import { defineConfig } from "@playwright/test";

import config from "./playwright.config";

/**
 * The main journeys through a site below a path: PATH_PREFIX and SITE_URL must
 * be as they were for the build of public/.
 */
export default defineConfig(config, {
  testDir: "prefix",
  outputDir: "../test-results/prefix",
});
