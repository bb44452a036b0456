import path from "node:path";

import { defineConfig } from "@playwright/test";

import config from "../tests/playwright.config";

const { FOLDER = "" } = process.env;

/** Takes pictures of a site. */
export default defineConfig({
  ...config,
  testDir: ".",
  testMatch: "compare.spec.ts",
  projects: undefined,
  outputDir: path.join(FOLDER, "results"),
  snapshotPathTemplate: path.join(FOLDER, "before/pictures/{arg}{ext}"),
  reporter: "line",
  timeout: 600_000,
  expect: { timeout: 120_000 },
  use: { ...config.use, screenshot: "off" },
});
