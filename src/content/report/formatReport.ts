import { styleText } from "node:util";

import { pluralize } from "./wording";
import type { Problem, ContentReport, Warning } from "./problems";

/**
 * Returns a report for a terminal, in color where the terminal has colors. A
 * brief report shows warnings without their locations.
 */
export function formatReport(report: ContentReport, isBrief = false): string {
  const { problems, warnings, fileCount } = report;
  const files = new Set(problems.map(({ file }) => file)).size;
  const found = `${pluralize(problems.length, "problem")} in ${pluralize(files, "file")}`;
  const none = `No problems in ${pluralize(fileCount, "file")}`;
  const summary =
    problems.length > 0 ? styleText("red", found) : styleText("green", none);
  return [
    ...warnings.map((warning) => formatWarning(warning, isBrief)),
    ...problems.map(formatProblem),
    summary,
  ].join("\n\n");
}

function formatProblem(problem: Problem): string {
  const { file, line, column, path, found, expected, hint } = problem;
  const location = styleText("bold", `${file}:${line}:${column}`);
  return [
    path ? `${location}  ${path}` : location,
    `  ${styleText("red", "found")}     ${found}`,
    `  ${styleText("green", "expected")}  ${expected}`,
    ...(hint ? [`  did you mean ${styleText("bold", `"${hint}"`)}?`] : []),
  ].join("\n");
}

function formatWarning(warning: Warning, isBrief: boolean): string {
  const line = `${styleText("yellow", "warning")}: ${warning.summary}`;
  return isBrief
    ? `${line} (npm run check lists them)`
    : [line, ...warning.locations].join("\n  ");
}

/** Returns GitHub Actions workflow commands that annotate a pull request. */
export function githubAnnotations({
  problems,
  warnings,
}: ContentReport): string[] {
  return [
    ...problems.map(({ file, line, column, path, found, expected, hint }) => {
      const title = escapeProperty(path || file);
      const location = `file=${escapeProperty(file)},line=${line},col=${column}`;
      const question = hint ? `\ndid you mean "${hint}"?` : "";
      return `::error ${location},title=${title}::${escapeData(`found ${found}\nexpected ${expected}${question}`)}`;
    }),
    ...warnings.map(({ summary }) => `::warning::${escapeData(summary)}`),
  ];
}

/** https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts */
const escapeData = (text: string) =>
  text.replace(/[%\r\n]/g, encodeURIComponent);

const escapeProperty = (text: string) =>
  text.replace(/[%\r\n:,]/g, encodeURIComponent);
