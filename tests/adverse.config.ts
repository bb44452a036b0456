import { defineConfig } from "@playwright/test";

import config from "./playwright.config";

/**
 * The browser tests on a slow machine and network (`slow-…`), and in a browser
 * that prefetches at once (`eager-…`): they show which tests depend on luck.
 */
export default defineConfig({
  ...config,
  outputDir: "../test-results/adverse",
  projects: [
    { adversity: "slow", options: { slow: true } },
    { adversity: "eager", options: { prefetch: true } },
  ].flatMap(({ adversity, options }) =>
    (config.projects ?? [])
      .filter(({ testDir }) => testDir === "browser")
      .map((project) => ({
        ...project,
        name: `${adversity}-${project.name}`,
        use: { ...project.use, ...options },
      })),
  ),
});
