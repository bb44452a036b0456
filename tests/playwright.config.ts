import { availableParallelism } from "node:os";
import path from "node:path";

import { defineConfig, devices } from "@playwright/test";

import { findBrowser, findFullBrowser } from "./findBrowser";
import type { LayoutShiftOptions } from "./browser/layoutShift.spec";
import type { EngineOptions } from "./engines/engineTest";
import { FIXTURE_SITE } from "../scripts/buildCopy";
import { serverOf } from "./server";

const browser = findBrowser();

/**
 * The product tests. They test behavior and look in Chromium, the main journeys in
 * Firefox, WebKit and Chromium 103, and the responses of the preview server. The tested
 * site is the fixture site.
 */
export default defineConfig<EngineOptions & LayoutShiftOptions>({
  webServer: serverOf(process.env.SITE_DIR ?? FIXTURE_SITE),
  fullyParallel: true,
  forbidOnly: process.env.CI === "true",
  workers: Math.min(3, availableParallelism()),
  projects: [
    // The longest test starts first, so that other tests run at the same time.
    { name: "develop", testDir: "develop", workers: 1 },
    {
      name: "full-chromium",
      testDir: "browser",
      testMatch: "fullChromium.spec.ts",
      workers: 1,
      use: {
        launchOptions: {
          ...(findFullBrowser() ?? browser),
          ignoreDefaultArgs: ["--disable-back-forward-cache"],
        },
      },
    },
    { name: "compare", testDir: "../compare", testMatch: "compare.test.ts" },
    { name: "admin", testDir: "admin" },
    { name: "files", testDir: "files" },
    ...(["firefox", "webkit", "oldest"] as const).map((engineName) => ({
      name: engineName,
      testDir: "engines",
      workers: 1,
      use: { engineName },
    })),
    {
      name: "chromium",
      testDir: "browser",
      testIgnore: "fullChromium.spec.ts",
    },
    {
      name: "other-fonts",
      testDir: "browser",
      testMatch: "layoutShift.spec.ts",
      use: {
        otherFonts: true,
        launchOptions: {
          ...browser,
          env: {
            ...browser.env,
            FONTCONFIG_FILE: path.join(__dirname, "otherFonts.conf"),
          },
        },
      },
    },
    { name: "preview", testDir: "hosting" },
  ],
  reporter: "list",
  // These timeouts only end tests that hang. Tests of durations use clocks instead.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1440, height: 900 },
    baseURL: process.env.TEST_URL,
    screenshot: "only-on-failure",
    colorScheme: "light",
    // Program pages also show times in the browser's time zone.
    timezoneId: "UTC",
    launchOptions: browser,
  },
});
