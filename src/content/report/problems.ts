import type { Node } from "jsonc-parser";

import { pathOf, positionAt } from "../json/syntaxTree";

/** Something in the content that must be corrected before the site is built. */
export interface Problem {
  /** Relative to the project, with slashes: `data/team.json`. */
  file: string;
  line: number;
  /** Counts from 1, in UTF-16 units, as editors do. */
  column: number;
  /** The field, such as `groups[2].members[0].name`; empty for a whole file. */
  path: string;
  /** Completes "found …". */
  found: string;
  /** Completes "expected …". */
  expected: string;
  /** The most similar valid name. */
  hint?: string | undefined;
}

export interface Warning {
  summary: string;
  /** The files or fields that it is about. */
  locations: readonly string[];
}

export interface ContentReport {
  /** In the order of files and of locations in them. */
  problems: readonly Problem[];
  /** Empty as long as there are problems. */
  warnings: readonly Warning[];
  fileCount: number;
}

/** Returns a problem with a value (or, for a property, with its name). */
export function problemAt(
  { file, text }: { file: string; text: string },
  node: Node,
  what: Pick<Problem, "found" | "expected" | "hint">,
): Problem {
  const position = positionAt(text, node.offset);
  return { file, ...position, path: pathOf(node), ...what };
}

/**
 * Sorts problems by file and position, and keeps one for each field: the first,
 * because the others follow from it, or one with a hint.
 */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const byField = new Map<string, Problem>();
  for (const problem of problems) {
    const { file, line, column, path, hint } = problem;
    const key = `${file}:${line}:${column}:${path}`;
    if (hint || !byField.has(key)) byField.set(key, problem);
  }
  return [...byField.values()].sort(
    (a, b) =>
      a.file.localeCompare(b.file, "en") ||
      a.line - b.line ||
      a.column - b.column,
  );
}
