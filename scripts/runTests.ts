import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, statfsSync } from "node:fs";

import { findBrowser } from "./findBrowser";
import { summarize } from "./summarizeTests";

/**
 * Runs a command through the system's shell. The output of one that runs beside
 * others is shown when it ends.
 *
 * @throws Error if the command fails
 */
async function run(command: string, isBesideOthers = false): Promise<void> {
  const stdio = isBesideOthers ? "pipe" : "inherit";
  const child = spawn(command, {
    shell: true,
    stdio: ["ignore", stdio, stdio],
  });
  let output = `\n> ${command}\n`;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => (output += text));
  }
  const code = await new Promise((resolve) => child.once("close", resolve));
  if (isBesideOthers) console.log(output);
  if (code !== 0) throw new Error(`"${command}" failed.`);
}

/** Runs commands one after the other, beside others. */
async function runRow(...commands: string[]): Promise<void> {
  for (const command of commands) await run(command, true);
}

/** For two built sites, their caches and an unpacked browser, in MB. */
const NEEDED_SPACE = 500;

/**
 * Runs all tests, and sums them up.
 *
 * @throws Error if there is no browser or too little space, or if tests fail
 */
async function runTests(): Promise<void> {
  const start = Date.now();
  const { bavail, bsize } = statfsSync(".");
  const space = Math.floor((bavail * bsize) / 1e6);
  if (space < NEEDED_SPACE) {
    throw new Error(
      `The tests need ${NEEDED_SPACE} MB of free disk, and there are ${space} MB. Make room, and run them again.`,
    );
  }
  findBrowser();
  rmSync("test-results", { recursive: true, force: true });
  mkdirSync("test-results");
  console.log("Building and checking: the first output comes after a minute.");
  const rows = await Promise.allSettled([
    // Linting reads the types that the build writes.
    runRow("npm run build", "npm run lint", "npm run test:content"),
    runRow(
      "jest --json --outputFile=test-results/unit.json",
      "tsx scripts/buildFixture.ts",
    ),
  ]);
  for (const row of rows) if (row.status === "rejected") throw row.reason;
  await run("playwright test --config tests/playwright.config.ts");
  const [unit = "", ...browser] = ["unit", "product", "content"].map((name) =>
    readFileSync(`test-results/${name}.json`, "utf8"),
  );
  console.log(summarize(unit, browser, Date.now() - start));
}

runTests().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
