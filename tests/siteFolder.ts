import { readFileSync } from "node:fs";
import path from "node:path";

import { FIXTURE_SITE } from "../scripts/buildCopy";

/**
 * The folder of the tested site. The default is the built fixture site. SITE_DIR can name
 * a different folder, relative to the project.
 */
export const siteFolder = path.resolve(
  __dirname,
  "..",
  process.env.SITE_DIR ?? FIXTURE_SITE,
);

/** Returns the text of a file by its path in the folder of the tested site. */
export const contentOf = (file: string) =>
  readFileSync(path.join(siteFolder, file), "utf8");
