/** Field names and list indexes from the root of a file to a value. */
export type FieldPath = readonly PropertyKey[];

/** A value in a file. */
export interface Place {
  /** Relative to the project, with slashes: `data/team.json`. */
  file: string;
  path: FieldPath;
}

/** Something in the content that must be corrected before the site is built. */
export interface Finding extends Place {
  /** Completes "found …" about the field itself; otherwise, its value does. */
  found?: string;
  /** Follows the value. */
  note?: string;
  /** Completes "expected …". */
  expected: string;
  /** The most similar valid name. */
  hint?: string | undefined;
}

/** A finding, as it is reported. */
export interface Problem {
  file: string;
  line: number;
  /** Counts from 1, in UTF-16 units, as editors do. */
  column: number;
  /** The field, such as `groups[2].members[0].name`; empty for a whole file. */
  path: string;
  found: string;
  expected: string;
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
