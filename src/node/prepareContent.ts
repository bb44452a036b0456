import { mkdir, rm, writeFile } from "node:fs/promises";

import type { Reporter } from "gatsby";

import { jsonSchemas, SCHEMA_FOLDER } from "../content/jsonSchemas";
import { turnOffQueryOnDemand } from "../gatsby-internals/build/queryOnDemand";
import { readIcons } from "../check/readContent";
import { formatReport } from "../check/report";
import { checkAndWriteSnapshot } from "./snapshot/checkAndWriteSnapshot";

interface Args {
  reporter: Pick<Reporter, "panic" | "log">;
}

/**
 * Gatsby's hook onPreInit: writes the JSON Schemas for editors, checks the content, writes
 * the content snapshot, and removes `public` before a build. Gatsby exits if the content
 * is invalid.
 */
export async function prepareContent({ reporter }: Args): Promise<void> {
  turnOffQueryOnDemand();
  await mkdir(SCHEMA_FOLDER, { recursive: true });
  for (const [file, text] of jsonSchemas(await readIcons())) {
    await writeFile(file, text);
  }
  const report = await checkAndWriteSnapshot();
  reporter.log(formatReport(report));
  if (report.problems.length > 0) reporter.panic("The content has problems.");
  // Without `public`, Gatsby empties its cache, which can still name removed pictures:
  // https://github.com/gatsbyjs/gatsby/blob/gatsby%405.16.1/packages/gatsby/src/services/initialize.ts
  if (process.env.NODE_ENV !== "development") {
    await rm("public", { recursive: true, force: true });
  }
}
