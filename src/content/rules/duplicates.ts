import { declaredPages } from "../declarations";
import { legal } from "../declarations/legal";
import { program } from "../declarations/program";
import { foldCase } from "../declarations/reportDuplicates";
import { valueAt } from "../json/values";
import type { ParsedFile } from "../parseFile";
import type { Finding } from "../report/problems";
import { filesOf, type Rule } from "./rule";

/** Reports legal pages that have the path of another page. */
export const uniquePaths: Rule = (content) =>
  repeated(
    filesOf(content, legal),
    "path",
    "a path that no other page has",
    declaredPages,
  );

/** Reports programs that have the heading of another one. */
export const uniquePrograms: Rule = (content) =>
  repeated(
    filesOf(content, program),
    "heading",
    "a heading that no other program has",
  );

/** Returns a finding for each text that is in use, or that an earlier file has. */
function repeated(
  files: readonly ParsedFile[],
  field: string,
  expected: string,
  inUse: readonly string[] = [],
): Finding[] {
  const first = new Map(
    inUse.map((text) => [text, ", which is already in use"]),
  );
  return files.flatMap(({ file, content }) => {
    const path = [field];
    const text = valueAt(content, path);
    if (typeof text !== "string") return [];
    const note = first.get(foldCase(text));
    first.set(foldCase(text), note ?? `, which is also in ${file}`);
    return note === undefined ? [] : { file, path, note, expected };
  });
}
