// The merge driver: git runs it for each content file that both sides changed.
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";

import { mergeVersions, type Conflict } from "../../merge/mergeVersions";

/** A conflict in a file, with the value that both sides had in common. */
export interface FileConflict extends Conflict {
  /** Relative to the clone. */
  name: string;
  base: unknown;
}

/** The files of the three versions, the file's name, and a file for conflicts. */
const [base = "", mine = "", theirs = "", name = "", log] =
  process.argv.slice(2);

function read(file: string): unknown {
  const text = readFileSync(file, "utf8");
  return text.trim() === "" ? undefined : JSON.parse(text);
}

const common = read(base);
const merged = mergeVersions(common, read(mine), read(theirs));
if (log)
  for (const conflict of merged.conflicts) {
    const entry: FileConflict = { ...conflict, name, base: common };
    appendFileSync(log, `${JSON.stringify(entry)}\n`);
  }
// Of several common versions git merges one, which is none where they differ:
// then both sides count as changed, and nothing is decided silently.
else if (merged.conflicts.length > 0) merged.value = common;
writeFileSync(mine, JSON.stringify(merged.value ?? null));
