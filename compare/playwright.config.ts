import path from "node:path";

import { defineConfig } from "@playwright/test";

import config from "../tests/playwright.config";

const { FOLDER = "" } = process.env;

/** Pictures of a site, which are compared with those of another. */
export default defineConfig({
  ...config,
  testDir: ".",
  testMatch: "*.spec.ts",
  projects: undefined,
  outputDir: path.join(FOLDER, "results"),
  snapshotPathTemplate: path.join(FOLDER, "before/pictures/{arg}{ext}"),
  reporter: [
    ["line"],
    ["html", { open: "never", outputFolder: path.join(FOLDER, "report") }],
    ["json", { outputFile: path.join(FOLDER, "results.json") }],
  ],
  timeout: 600_000,
  expect: {
    timeout: 120_000,
    // Rounded edges differ by a few pixels and shades from run to run.
    toHaveScreenshot: { threshold: 0.05, maxDiffPixels: 20 },
  },
  use: { ...config.use, screenshot: "off" },
});
