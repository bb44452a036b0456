import { styleText } from "node:util";

import { count } from "./describe";
import type { Problem, Report, Warning } from "./report";

interface Style {
  /** Whether to use the colors of a terminal. */
  color: boolean;
  /** Whether a warning is one line, without its places. */
  brief?: boolean;
}

type Paint = (
  format: "red" | "green" | "yellow" | "bold" | "dim",
  text: string,
) => string;

/**
 * Whether a stream shows colors: a terminal does, unless its user asked for
 * none (https://no-color.org).
 */
export function wantsColor(
  stream: { isTTY?: boolean },
  environment: { NO_COLOR?: string | undefined },
): boolean {
  return stream.isTTY === true && !environment.NO_COLOR;
}

/** Writes a report for a terminal: a block for each problem, then a summary. */
export function formatReport(
  report: Report,
  { color, brief = false }: Style,
): string {
  const paint: Paint = (format, text) =>
    color ? styleText(format, text, { validateStream: false }) : text;
  return [
    ...report.warnings.map((warning) => formatWarning(warning, paint, brief)),
    ...report.problems.map((problem) => formatProblem(problem, paint)),
    formatSummary(report, paint),
  ].join("\n\n");
}

function formatProblem(problem: Problem, paint: Paint): string {
  const { file, line, column, path, found, expected, hint } = problem;
  const place = paint("bold", `${file}:${line}:${column}`);
  return [
    path ? `${place}  ${path}` : place,
    `  ${paint("red", "found")}     ${found}`,
    `  ${paint("green", "expected")}  ${expected}`,
    ...(hint ? [`  did you mean ${paint("bold", `"${hint}"`)}?`] : []),
  ].join("\n");
}

function formatWarning(
  { summary, places }: Warning,
  paint: Paint,
  brief: boolean,
): string {
  const line = `${paint("yellow", "warning")}: ${summary}`;
  if (brief) return `${line} (npm run check lists them)`;
  return [
    line,
    ...places.map(({ file, line, text }) => {
      const place = line === undefined ? file : `${file}:${line}`;
      return `  ${place}  ${paint("dim", text)}`;
    }),
  ].join("\n");
}

function formatSummary(report: Report, paint: Paint): string {
  const { problems, warnings, fileCount } = report;
  const files = new Set(problems.map(({ file }) => file)).size;
  const aside =
    warnings.length > 0 ? `, ${count(warnings.length, "warning")}` : "";
  return problems.length > 0
    ? paint(
        "red",
        `${count(problems.length, "problem")} in ${count(files, "file")}${aside}`,
      )
    : paint("green", `No problems in ${count(fileCount, "file")}${aside}`);
}
