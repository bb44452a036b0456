import { styleText } from "node:util";

import { count } from "./describe";
import type { Problem, Report, Warning } from "./report";

/**
 * Writes a report for a terminal: a block for each problem or warning, then a
 * summary.
 *
 * @param isBrief whether a warning is one line, without its places
 */
export function formatReport(report: Report, isBrief = false): string {
  const { problems, warnings, fileCount } = report;
  const files = new Set(problems.map(({ file }) => file)).size;
  const summary =
    problems.length > 0
      ? styleText(
          "red",
          `${count(problems.length, "problem")} in ${count(files, "file")}`,
        )
      : styleText("green", `No problems in ${count(fileCount, "file")}`);
  return [
    ...warnings.map((warning) => formatWarning(warning, isBrief)),
    ...problems.map(formatProblem),
    summary,
  ].join("\n\n");
}

function formatProblem(problem: Problem): string {
  const { file, line, column, path, found, expected, hint } = problem;
  const place = styleText("bold", `${file}:${line}:${column}`);
  return [
    path ? `${place}  ${path}` : place,
    `  ${styleText("red", "found")}     ${found}`,
    `  ${styleText("green", "expected")}  ${expected}`,
    ...(hint ? [`  did you mean ${styleText("bold", `"${hint}"`)}?`] : []),
  ].join("\n");
}

function formatWarning({ summary, places }: Warning, isBrief: boolean): string {
  const line = `${styleText("yellow", "warning")}: ${summary}`;
  return isBrief
    ? `${line} (npm run check lists them)`
    : [line, ...places.map((place) => `  ${place}`)].join("\n");
}
