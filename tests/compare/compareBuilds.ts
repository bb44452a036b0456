import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { chromium } from "@playwright/test";

import { filesIn } from "../../src/check/filesIn";
import { findBrowser } from "../findBrowser";
import { compareRecordings, type Difference } from "./compareRecordings";
import { record } from "./record";
import { sceneOf, type Recording } from "./Recording";
import { pictureOf } from "./report";

/** Whether nothing that was recorded before is used. */
export const AGAIN = process.env.COMPARE_AGAIN !== undefined;

/** Where pictures of what differs are written. */
export const FOLDER = "test-results/compare";

/**
 * Returns what differs between two built sites, and differs again on a second try.
 * That one also writes a picture of each state that is an example.
 *
 * @param sites their folders, beside which what was recorded is kept
 * @param paths the paths of the pages to visit
 */
export async function compareBuilds(
  sites: readonly [before: string, after: string],
  paths: string[],
): Promise<Difference[]> {
  const browser = await chromium.launch(findBrowser());
  const tool = createHash("sha256").update(browser.version() + paths.join());
  for (const file of filesIn(__dirname)) {
    tool.update(readFileSync(path.join(__dirname, file)));
  }
  const name = `${tool.digest("hex").slice(0, 16)}.json`;
  const recordingOf = async (site: string) => {
    const kept = path.join(site, "..", name);
    if (AGAIN || !existsSync(kept)) {
      const recording = await record(browser, site, { paths });
      writeFileSync(kept, JSON.stringify(recording));
    }
    return JSON.parse(readFileSync(kept, "utf8")) as Recording;
  };
  const [before, after] = sites;
  const differences = compareRecordings(
    await recordingOf(before),
    await recordingOf(after),
  );

  const states = differences.flatMap(({ part, places: [first] }) =>
    part === "files" || !first ? [] : first.where,
  );
  const scenes = states.map(sceneOf);
  const recordAgain = (site: string, side: "before" | "after") =>
    record(browser, site, {
      paths,
      scenes,
      onState: async (key, page) => {
        if (!states.includes(key)) return;
        const file = path.join(FOLDER, pictureOf(key, side));
        await page.screenshot({ path: file, fullPage: true });
      },
    });
  const again = compareRecordings(
    await recordAgain(before, "before"),
    await recordAgain(after, "after"),
  );
  await browser.close();
  return differences.filter(
    ({ part, what }) =>
      part === "files" ||
      again.some((one) => one.part === part && one.what === what),
  );
}
