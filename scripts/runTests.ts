import { spawnSync } from "node:child_process";
import { statfsSync } from "node:fs";

import { findBrowser } from "./findBrowser";

/** For the built site, its cache and an unpacked browser, in MB. */
const NEEDED_SPACE = 500;

/** What is tested, one after the other: each phase uses every core. */
const phases = {
  lint: "npm run lint",
  "unit tests": "jest",
  "build of the fixture site": "tsx scripts/buildFixture.ts",
  "tests in Chromium": playwright("back-forward-cache", "chromium", "admin"),
  "tests in other browsers and of servers": playwright(
    "firefox",
    "webkit",
    "preview",
    "nginx",
  ),
};

/** Returns the command that runs projects of the product tests. */
function playwright(...projects: string[]): string {
  return [
    "playwright test --config tests/playwright.config.ts",
    // A later phase would remove the screenshots of an earlier one.
    `--output test-results/${projects.at(-1)}`,
    ...projects.map((project) => `--project=${project}`),
  ].join(" ");
}

/**
 * Runs all tests, whether or not some fail.
 *
 * @throws Error if there is no browser or too little space, or if tests fail
 */
function runTests(): void {
  const { bavail, bsize } = statfsSync(".");
  const space = Math.floor((bavail * bsize) / 1e6);
  if (space < NEEDED_SPACE) {
    throw new Error(
      `The tests need ${NEEDED_SPACE} MB of free disk, and there are ${space} MB. Make room, and run them again.`,
    );
  }
  findBrowser();
  const failed: string[] = [];
  const names = Object.keys(phases);
  const start = Date.now();
  for (const [index, [name, command]] of Object.entries(phases).entries()) {
    const seconds = Math.round((Date.now() - start) / 1000);
    console.log(
      `\n[${index + 1} of ${names.length}, after ${seconds} s] ${name}\n> ${command}\n`,
    );
    const { status } = spawnSync(command, { shell: true, stdio: "inherit" });
    if (status !== 0) failed.push(`- ${name}: ${command}`);
  }
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`\nThe tests took ${seconds} s.`);
  if (failed.length > 0) {
    throw new Error(`Failed, to be run alone with npx:\n${failed.join("\n")}`);
  }
}

try {
  runTests();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
