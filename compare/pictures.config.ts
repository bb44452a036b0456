import path from "node:path";

import { defineConfig } from "@playwright/test";

const { FOLDER = "" } = process.env;

/** Compares the pictures of two sites. */
export default defineConfig({
  testDir: ".",
  testMatch: "pictures.spec.ts",
  fullyParallel: true,
  updateSnapshots: "none",
  outputDir: path.join(FOLDER, "results"),
  snapshotPathTemplate: path.join(FOLDER, "before/before/pictures/{arg}{ext}"),
  reporter: [
    ["line"],
    ["html", { open: "never", outputFolder: path.join(FOLDER, "report") }],
  ],
  // Between two runs, rounded edges differ by a few pixels and shades.
  expect: { toMatchSnapshot: { threshold: 0.05, maxDiffPixels: 20 } },
});
