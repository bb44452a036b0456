import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

import { chromium } from "@playwright/test";

import { findBrowser } from "../tests/findBrowser";
import { buildBoth, findCommit, FOLDER, removeOldBuilds } from "./builds";
import { compareSites } from "./compareSites";

/** Holds the number of the process that compares. */
const RUNNING = path.join(FOLDER, "running");

/** @throws Error if another comparison runs in this project */
function beAlone(): void {
  mkdirSync(FOLDER, { recursive: true });
  const other = existsSync(RUNNING) ? readFileSync(RUNNING, "utf8") : "";
  try {
    if (other) process.kill(Number(other), 0);
  } catch {
    // It has ended without a word.
    rmSync(RUNNING);
  }
  if (existsSync(RUNNING))
    throw new Error(`A comparison is running already, as process ${other}.`);
  writeFileSync(RUNNING, String(process.pid));
  process.once("exit", () => rmSync(RUNNING, { force: true }));
  // What was started ends when this process exits, which a signal does not make it do.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.once(signal, () => process.exit(2));
}

/**
 * Compares the fixture's site of a commit with that of the working tree.
 *
 * @returns 0 if nothing differs, otherwise 1
 * @throws Error if the two cannot be compared
 */
async function compare(commit?: string): Promise<number> {
  if (commit !== undefined) findCommit(commit);
  beAlone();
  const browser = await chromium.launch(findBrowser());
  const { title, sites } = await buildBoth(commit);
  const folder = path.join(FOLDER, "report");
  const found = await compareSites(browser, sites, folder);
  await browser.close();
  removeOldBuilds();
  const report = `${title}\n${found || "\nNothing differs.\n"}`;
  console.log(report);
  writeFileSync(path.join(folder, "report.txt"), report);
  return found ? 1 : 0;
}

compare(process.argv[2]).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  },
);
