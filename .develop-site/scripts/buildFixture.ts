import { copyFileSync, readFileSync } from "node:fs";
import path from "node:path";

import { buildCopy } from "./buildCopy";

const FOLDER = ".fixture-site";
const TYPES = "src/gatsby-types.d.ts";

// Builds the site of the product tests, whose content and time are fixed.
buildCopy(FOLDER, {
  CONTENT_DIR: "tests/fixtures/site",
  SOURCE_DATE_EPOCH: "1800000000",
});

// The build writes the types of the queries, which are committed.
const built = path.join(FOLDER, TYPES);
if (!readFileSync(built).equals(readFileSync(TYPES))) {
  if (process.env.CI === "true") {
    throw new Error(
      `${TYPES} is out of date. Run "npm run test:browser" or "npm run build", and commit it.`,
    );
  }
  copyFileSync(built, TYPES);
}
