import type { Mistake, Report, Warning } from "./mistake";
import { count } from "./words";

interface Style {
  /** Whether to use the colours of a terminal. */
  colour: boolean;
}

const colours = { red: 31, green: 32, yellow: 33, bold: 1, dim: 2 } as const;

type Paint = (colour: keyof typeof colours, text: string) => string;

/**
 * Whether a stream shows colours: a terminal does, unless its user asked for
 * none (https://no-color.org).
 */
export function wantsColour(
  stream: { isTTY?: boolean },
  environment: { NO_COLOR?: string | undefined },
): boolean {
  return stream.isTTY === true && !environment.NO_COLOR;
}

/** Writes a report for a terminal: a block for each mistake, then a summary. */
export function formatReport(report: Report, { colour }: Style): string {
  const paint: Paint = (name, text) =>
    colour ? `\u001b[${colours[name]}m${text}\u001b[0m` : text;
  return [
    ...report.warnings.map((warning) => formatWarning(warning, paint)),
    ...report.mistakes.map((mistake) => formatMistake(mistake, paint)),
    formatSummary(report, paint),
  ].join("\n\n");
}

function formatMistake(mistake: Mistake, paint: Paint): string {
  const { file, line, column, path, found, expected, hint } = mistake;
  const place = paint("bold", `${file}:${line}:${column}`);
  return [
    path ? `${place}  ${path}` : place,
    `  ${paint("red", "found")}     ${found}`,
    `  ${paint("green", "expected")}  ${expected}`,
    ...(hint ? [`  did you mean ${paint("bold", `"${hint}"`)}?`] : []),
  ].join("\n");
}

function formatWarning({ summary, places }: Warning, paint: Paint): string {
  return [
    `${paint("yellow", "warning")}: ${summary}`,
    ...places.map(({ file, line, text }) => {
      const place = line === undefined ? file : `${file}:${line}`;
      return `  ${place}  ${paint("dim", text)}`;
    }),
  ].join("\n");
}

function formatSummary(report: Report, paint: Paint): string {
  const { mistakes, warnings, fileCount } = report;
  const files = new Set(mistakes.map(({ file }) => file)).size;
  const aside =
    warnings.length > 0 ? `, ${count(warnings.length, "warning")}` : "";
  return mistakes.length > 0
    ? paint(
        "red",
        `${count(mistakes.length, "mistake")} in ${count(files, "file")}${aside}`,
      )
    : paint("green", `No mistakes in ${count(fileCount, "file")}${aside}`);
}
