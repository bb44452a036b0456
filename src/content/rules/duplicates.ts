import { declaredPages } from "../declarations";
import { programPath } from "../declarations/program";
import { foldCase } from "../declarations/reportDuplicates";
import { nodeAt, positionAt } from "../json/syntaxTree";
import type { ParsedFile } from "../parseFile";
import { problemAt, type Problem } from "../report/problems";
import { quote } from "../report/wording";
import type { Rule } from "./rule";

/** Reports legal pages that have the path of another page. */
export const uniquePaths: Rule = ({ files }) =>
  repeated(files, "path", "a path that no other page has", declaredPages);

/** Reports programs that have the heading of another one. */
export const uniquePrograms: Rule = ({ files }) =>
  repeated(
    files.filter(({ file }) => programPath(file) !== undefined),
    "heading",
    "a heading that no other program has",
  );

/** Returns a problem for each text that is in use, or that an earlier file has. */
function repeated(
  files: readonly ParsedFile[],
  field: string,
  expected: string,
  inUse: readonly string[] = [],
): Problem[] {
  const first = new Map(inUse.map((text) => [text, "which is already in use"]));
  return files.flatMap((file) => {
    const node = file.root && nodeAt(file.root, [field]);
    if (!node || typeof node.value !== "string") return [];
    const key = foldCase(node.value);
    const earlier = first.get(key);
    const { line } = positionAt(file.text, node.offset);
    first.set(key, earlier ?? `which is also at ${file.file}:${line}`);
    if (earlier === undefined) return [];
    const found = `${quote(node.value)}, ${earlier}`;
    return problemAt(file, node, { found, expected });
  });
}
