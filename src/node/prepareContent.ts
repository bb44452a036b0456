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
 * Gatsby's hook onPreInit: writes the schemas for editors, checks and copies the
 * content, and lets a build start from nothing. Invalid content ends Gatsby.
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
  // Without this folder, Gatsby empties its cache, which names pictures that are gone:
  // https://github.com/gatsbyjs/gatsby/blob/gatsby%405.16.1/packages/gatsby/src/services/initialize.ts
  if (process.env.NODE_ENV !== "development") {
    await rm("public", { recursive: true, force: true });
  }
}
