import { styleText } from "node:util";

import type { Problem } from "./content";

/** A problem with its location, as reports show it. */
export interface LocatedProblem extends Omit<Problem, "path" | "offset"> {
  /** The field, such as `groups[2].members[0].name`. Empty for a whole file. */
  path: string;
  line: number;
  /** Starts at 1, in UTF-16 units, as in editors. */
  column: number;
}

export interface Report {
  fileCount: number;
  /** Sorted by file and location. */
  problems: readonly LocatedProblem[];
}

/**
 * Returns a report for a terminal, in color if the terminal has colors. In GitHub
 * Actions, the report begins with the commands that annotate the lines with problems.
 */
export function formatReport({ problems, fileCount }: Report): string {
  const files = new Set(problems.map(({ file }) => file)).size;
  const found = `${pluralize(problems.length, "problem")} in ${pluralize(files, "file")}`;
  const none = `No problems in ${pluralize(fileCount, "file")}`;
  const isOnGitHub = process.env.GITHUB_ACTIONS === "true";
  return [
    ...(isOnGitHub ? githubAnnotations(problems) : []),
    ...problems.map(formatProblem),
    problems.length > 0 ? styleText("red", found) : styleText("green", none),
  ].join("\n\n");
}

function formatProblem(problem: LocatedProblem): string {
  const { file, line, column, path, found, expected } = problem;
  const location = styleText("bold", `${file}:${line}:${column}`);
  return [
    path ? `${location}  ${path}` : location,
    `  ${styleText("red", "found")}     ${found}`,
    `  ${styleText("green", "expected")}  ${expected}`,
  ].join("\n");
}

/** Returns GitHub Actions workflow commands that annotate a pull request. */
export const githubAnnotations = (
  problems: readonly LocatedProblem[],
): string[] =>
  problems.map(({ file, line, column, path, found, expected }) => {
    const title = escapeProperty(path || file);
    const location = `file=${escapeProperty(file)},line=${line},col=${column}`;
    return `::error ${location},title=${title}::${escapeData(`found ${found}\nexpected ${expected}`)}`;
  });

/**
 * Escapes a string in the same way as GitHub's toolkit:
 * https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts
 */
const escapeData = (text: string) =>
  text.replaceAll(/[%\r\n]/g, encodeURIComponent);

const escapeProperty = (text: string) =>
  text.replaceAll(/[%\r\n:,]/g, encodeURIComponent);

/** Returns "1 file" or "2 files". */
const pluralize = (amount: number, noun: string): string =>
  `${amount} ${noun}${amount === 1 ? "" : "s"}`;
