import { stripVTControlCharacters } from "node:util";

import { checkSource } from "../../content/checkSource";
import { formatReport } from "./formatReport";
import type { Report } from "../../content/report";
import { readSource } from "./source/readSource";

/** Checks the content folder. Changes no files. */
export async function checkContent(): Promise<Report> {
  return checkSource(await readSource());
}

/** Returns the problems in the content as plain text; undefined without any. */
export async function problemsInContent(): Promise<string | undefined> {
  const report = await checkContent();
  return report.problems.length > 0
    ? stripVTControlCharacters(formatReport(report))
    : undefined;
}
