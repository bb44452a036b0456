import { stripVTControlCharacters } from "node:util";

import type { Reporter } from "gatsby";

import { checkContent } from "../content/checkContent";
import {
  formatReport,
  githubAnnotations,
} from "../content/report/formatReport";
import { readContent } from "../content/readContent";
import type { ContentReport } from "../content/report/problems";
import { panicOnError } from "./panicOnError";

/**
 * Reads and checks the content. In GitHub Actions, it prints the commands that
 * show problems at their lines.
 */
export async function reportOnContent(): Promise<ContentReport> {
  const report = checkContent(await readContent());
  if (process.env.GITHUB_ACTIONS === "true") {
    console.log(githubAnnotations(report).join("\n"));
  }
  return report;
}

/** Returns the problems in the content as plain text; undefined without any. */
export async function problemsInContent(): Promise<string | undefined> {
  const report = await reportOnContent();
  return report.problems.length > 0
    ? stripVTControlCharacters(formatReport(report))
    : undefined;
}

interface Args {
  reporter: Pick<Reporter, "panic" | "panicOnBuild" | "log">;
}

/**
 * Gatsby's hook onPreInit: stops Gatsby before it changes anything if the content
 * has problems.
 */
export const checkBeforeStart = panicOnError(async ({ reporter }: Args) => {
  const report = await reportOnContent();
  const text = formatReport(report, true);
  if (report.problems.length > 0) reporter.panic(text);
  else reporter.log(text);
});
