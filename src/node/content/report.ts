import type { Node } from "jsonc-parser";

import { pathOf, positionAt } from "./json/nodes";

/** Something in the content that must be corrected before the site is built. */
export interface Problem {
  /** Relative to the project, with slashes: `data/team.json`. */
  file: string;
  /** Counts from 1. */
  line: number;
  /** Counts from 1, in UTF-16 units, as editors do. */
  column: number;
  /** The field, as in `groups[2].members[0].name`; empty for a whole file. */
  path: string;
  /** What stands there. Completes "found …". */
  found: string;
  /** What should stand there. Completes "expected …". */
  expected: string;
  /** The nearest name that would do. */
  hint?: string | undefined;
}

/** Something that is worth knowing, but does not stop the build. */
export interface Warning {
  summary: string;
  /** The files or fields that it is about. */
  places: readonly string[];
}

/** All that a check has to say. */
export interface Report {
  /** In the order of files and of places in them. */
  problems: readonly Problem[];
  /** Empty as long as there are problems. */
  warnings: readonly Warning[];
  /** How many files of content were looked at. */
  fileCount: number;
}

/** Makes a problem of a value (or, for a property, of its name). */
export function problemAt(
  { file, text }: { file: string; text: string },
  node: Node,
  what: Pick<Problem, "found" | "expected" | "hint">,
): Problem {
  return {
    file,
    ...positionAt(text, node.offset),
    path: pathOf(node),
    ...what,
  };
}

/**
 * Puts problems in the order of a reader and leaves one for each field at each
 * place: the first, because later ones follow from it, or one that knows which
 * name was meant.
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
