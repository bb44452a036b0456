import { stripVTControlCharacters } from "node:util";

import type { Reporter } from "gatsby";

import { checkSource } from "../../content/checkSource";
import { formatReport, githubAnnotations } from "./formatReport";
import type { Report } from "../../content/report";
import { panicOnError } from "../panicOnError";
import { readSource } from "./readSource";

/**
 * Checks the content folder. Changes no files. In GitHub Actions, it prints the
 * commands that show problems at their lines.
 */
export async function checkContent(): Promise<Report> {
  const report = checkSource(await readSource());
  if (process.env.GITHUB_ACTIONS === "true") {
    console.log(githubAnnotations(report).join("\n"));
  }
  return report;
}

/** Returns the problems in the content as plain text; undefined without any. */
export async function problemsInContent(): Promise<string | undefined> {
  const report = await checkContent();
  return report.problems.length > 0
    ? stripVTControlCharacters(formatReport(report))
    : undefined;
}

/**
 * Gatsby's hook onPreInit: stops Gatsby before it changes anything if the content
 * has problems.
 */
export const checkBeforeStart = panicOnError(
  async ({ reporter }: { reporter: Pick<Reporter, "panic" | "log"> }) => {
    const report = await checkContent();
    const text = formatReport(report, true);
    if (report.problems.length > 0) throw new Error(text);
    reporter.log(text);
  },
);
