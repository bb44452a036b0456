import { readFileSync } from "node:fs";
import path from "node:path";

import { FIXTURE_SITE } from "../scripts/buildCopy";

/**
 * The folder of the tested site, which is the built fixture site, unless SITE_DIR names
 * another one, relative to the project.
 */
export const siteFolder = path.resolve(
  __dirname,
  "..",
  process.env.SITE_DIR ?? FIXTURE_SITE,
);

/** Returns the text of a file in the tested site, by its path there. */
export const contentOf = (file: string) =>
  readFileSync(path.join(siteFolder, file), "utf8");
