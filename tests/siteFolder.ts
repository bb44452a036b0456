import { readFileSync } from "node:fs";
import path from "node:path";

import { FIXTURE_SITE } from "../scripts/buildCopy";

/**
 * The built site that is tested: the one with the fixture's content, unless
 * SITE_DIR names another, relative to the project.
 */
export const siteFolder = path.resolve(
  __dirname,
  "..",
  process.env.SITE_DIR ?? FIXTURE_SITE,
);

/** Returns the text of a file of the built site, by its path in it. */
export const contentOf = (file: string) =>
  readFileSync(path.join(siteFolder, file), "utf8");
