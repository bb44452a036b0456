import { copyFileSync, readFileSync } from "node:fs";
import path from "node:path";

import { buildCopy, FIXTURE } from "./buildCopy";

const TYPES = "src/gatsby-types.d.ts";

// Builds the site of the product tests, whose content and time are fixed.
const copy = buildCopy("fixture", FIXTURE);

// The build writes the types of the queries, which are committed.
const built = path.join(copy, TYPES);
if (!readFileSync(built).equals(readFileSync(TYPES))) {
  if (process.env.CI === "true") {
    throw new Error(
      `${TYPES} is out of date. Run "npm run test:browser" or "npm run build", and commit it.`,
    );
  }
  copyFileSync(built, TYPES);
}
