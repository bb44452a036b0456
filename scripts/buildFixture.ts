import { createHash } from "node:crypto";
import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { FIXTURE_SITE } from "../tests/server";
import { buildCopy, copiedFiles, FIXTURE } from "./buildCopy";

/** The types of the queries, which a build writes, and which are committed. */
const TYPES = "src/gatsby-types.d.ts";

/** Where the hash of what the site was built from is kept. */
const HASH = path.join(FIXTURE_SITE, "../inputs.sha256");

/** Returns a hash of all that the site is built from. */
function hashInputs(): string {
  const hash = createHash("sha256")
    .update(process.version)
    .update(JSON.stringify(FIXTURE));
  for (const file of copiedFiles()) {
    if (file !== TYPES) hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/**
 * Builds the site of the product tests, whose content and time are fixed. One that
 * was built from the same inputs stays.
 */
async function buildFixture(): Promise<void> {
  const hash = hashInputs();
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
