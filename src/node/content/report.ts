/** Where something stands in a file. */
export interface Place {
  /** Relative to the project, with slashes: `data/team.json`. */
  file: string;
  /** Counts from 1. */
  line: number;
  /** Counts from 1, in UTF-16 units, as editors do. */
  column: number;
}

/** Something in the content that must be corrected before the site is built. */
export interface Problem extends Place {
  /** The field, as in `groups[2].members[0].name`; empty for a whole file. */
  path: string;
  /** What stands there. Completes "found …". */
  found: string;
  /** What should stand there. Completes "expected …". */
  expected: string;
  /** The nearest name that would do. */
  hint?: string;
}

/** Something that is worth knowing, but does not stop the build. */
export interface Warning {
  summary: string;
  places: readonly {
    file: string;
    /** Left out where the whole file is meant. */
    line?: number;
    text: string;
  }[];
}

/** All that a check has to say. */
export interface Report {
  /** In the order of files and of places in them. */
  problems: readonly Problem[];
  warnings: readonly Warning[];
  /** How many files of content were looked at. */
  fileCount: number;
}

/**
 * Puts problems in the order of a reader and leaves one for each field at each
 * place: the first, because later ones follow from it. Its hint may come from
 * a later one, which knew more names.
 */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const first = new Map<string, Problem>();
  for (const problem of problems) {
    const { file, line, column, path } = problem;
    const key = `${file}:${line}:${column}:${path}`;
    const earlier = first.get(key);
    if (!earlier) first.set(key, { ...problem });
    else if (problem.hint) earlier.hint ??= problem.hint;
  }
  return [...first.values()].sort(
    (a, b) =>
      Number(a.file > b.file) - Number(a.file < b.file) ||
      a.line - b.line ||
      a.column - b.column,
  );
}
