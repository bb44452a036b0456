import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import {
  buildCopy,
  FIXTURE,
  FIXTURE_SITE,
  hashFiles,
  TYPES,
} from "./buildCopy";

/** The file with the hash of the files from which the fixture site was built. */
const HASH = path.join(FIXTURE_SITE, "../inputs.sha256");

/**
 * Builds the fixture site, unless it was already built from the same files.
 */
async function buildFixture(): Promise<void> {
  const hash = hashFiles();
  if (existsSync(HASH) && readFileSync(HASH, "utf8") === hash) {
    console.log("Nothing that the fixture's site is built from has changed.");
    return;
  }
  const copy = await buildCopy("fixture", FIXTURE);
  const built = path.join(copy, TYPES);
  if (!readFileSync(built).equals(readFileSync(TYPES))) {
    if (process.env.CI === "true") {
      throw new Error(
        `${TYPES} is out of date. Run "npm run build:fixture" or "npm run build", and commit it.`,
      );
    }
    copyFileSync(built, TYPES);
  }
  writeFileSync(HASH, hash);
}

void buildFixture();
