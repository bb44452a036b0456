import type { Path } from "../src/content/json/syntaxTree";
import { isRecord, isSame } from "./matchEntries";
import { mergeVersions } from "./mergeVersions";
import { valueAt, withValueAt, type Schema } from "./contentValues";

/** A change of a field or list; of a whole file where the path is empty. */
export interface FieldChange {
  file: string;
  path: Path;
  /** Undefined if it did not exist. */
  before?: unknown;
  /** Undefined if it was removed. */
  after?: unknown;
}

/** Returns the fields and lists in which two versions of a file differ. */
export function changesBetween(
  file: string,
  before: unknown,
  after: unknown,
  path: Path = [],
): FieldChange[] {
  if (isSame(before, after)) return [];
  if (!isRecord(before) || !isRecord(after))
    return [{ file, path, before, after }];
  return Object.keys({ ...before, ...after }).flatMap((key) =>
    changesBetween(file, before[key], after[key], [...path, key]),
  );
}

/**
 * Applies a change to a file's value as it is now.
 *
 * @returns the new value, and whether it was possible: what the change replaces
 *   may have been changed by somebody else
 */
export function applyChange(
  schema: Schema | undefined,
  value: unknown,
  { path, before, after }: FieldChange,
): { value: unknown; isApplied: boolean } {
  const merged = mergeVersions(before, after, valueAt(value, path));
  // The object around the field may be gone.
  const isApplied =
    merged.conflicts.length === 0 &&
    (path.length === 0 || isRecord(valueAt(value, path.slice(0, -1))));
  return isApplied
    ? { value: withValueAt(schema, value, path, merged.value), isApplied }
    : { value, isApplied };
}
