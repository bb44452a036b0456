import { changesBetween } from "./fieldChange";
import { isSame } from "./matchEntries";
import { mergeVersions, type Choice } from "./mergeVersions";
import { valueAt, withValueAt } from "./contentValues";

/** A version of a file that is not on disk yet. */
export interface Draft {
  /** The version on disk that it is based on; undefined if there was no file. */
  base?: unknown;
  /** Undefined if the file is to be deleted. */
  value?: unknown;
  /** What was sent to be saved lately; it may still be under way. */
  sent?: readonly unknown[];
}

/**
 * Returns a draft with what others have changed on disk since.
 *
 * @returns undefined if nothing is left to be saved
 */
export function rebaseDraft(
  draft: Draft,
  disk: unknown,
  choice?: Choice,
): Draft | undefined {
  // A save may have been under way when its page was closed.
  const saved = (draft.sent ?? [])
    .flatMap((sent) => changesBetween("", draft.base, sent))
    .filter(({ path, after }) => isSame(valueAt(disk, path), after));
  const base = saved.reduce<unknown>(
    (value, { path, after }) => withValueAt(undefined, value, path, after),
    draft.base,
  );
  const merged = mergeVersions(base, draft.value, disk, choice);
  return isSame(merged.value, disk) && merged.conflicts.length === 0
    ? undefined
    : { ...draft, base: merged.base, value: merged.value };
}
