/** Where something stands in a file. Line and column count from 1. */
export interface Place {
  /** Relative to the project, with slashes: `data/team.json`. */
  file: string;
  line: number;
  /** In UTF-16 units, as editors count. */
  column: number;
}

/** Something in `data/` that has to be mended before the site is built. */
export interface Mistake extends Place {
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
  places: readonly WarningPlace[];
}

/** One line of a warning. */
export interface WarningPlace {
  file: string;
  /** Left out where the whole file is meant. */
  line?: number;
  text: string;
}

/** All that a check has to say. */
export interface Report {
  /** In the order of files and of places in them. */
  mistakes: readonly Mistake[];
  warnings: readonly Warning[];
  /** How many files of content were looked at. */
  fileCount: number;
}

/**
 * Puts mistakes in the order of a reader and leaves one for each field at each
 * place: the first, because later ones follow from it. Its hint may come from
 * a later one, which knew more names.
 */
export function sortMistakes(mistakes: readonly Mistake[]): Mistake[] {
  const first = new Map<string, Mistake>();
  for (const mistake of mistakes) {
    const { file, line, column, path } = mistake;
    const key = `${file}:${line}:${column}:${path}`;
    const earlier = first.get(key);
    if (!earlier) first.set(key, { ...mistake });
    else if (mistake.hint) earlier.hint ??= mistake.hint;
  }
  return [...first.values()].sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column,
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
