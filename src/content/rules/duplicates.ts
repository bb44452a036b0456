import type { Node } from "jsonc-parser";

import { interfaceWords } from "../declarations/interface";
import { programPath } from "../declarations/program";
import { foldCase } from "../declarations/reportDuplicates";
import { nodeAt, positionAt, walk } from "../json/syntaxTree";
import type { ParsedFile } from "../parseFile";
import { problemAt, type Problem } from "../report/problems";
import { quote } from "../report/wording";
import { filesOf, type Rule } from "./rule";

const OWN_PATH = "a path that no other page has";

/**
 * Reports paths, titles and descriptions that two pages share, and headings that
 * two programs share; of a copy of a whole file, its path or heading alone.
 */
export const uniquePages: Rule = ({ files, pages }) => {
  const programs = files.flatMap(({ file }) => programPath(file) ?? []);
  const inUse = ["/404", ...pages, ...programs];
  const repeated = findRepeated(inUse.map((path) => `${OWN_PATH} ${path}`));
  return files.toSorted(byOriginal).flatMap((file) => {
    const isProgram = programPath(file.file) !== undefined;
    const heading = isProgram ? fieldAt(file, "heading") : undefined;
    const [ofWholeFile] = [
      ...repeated(file, fieldAt(file, "path"), OWN_PATH),
      ...repeated(file, heading, "a heading that no other program has"),
    ];
    if (ofWholeFile) return ofWholeFile;
    return ["title", "description"].flatMap((field) =>
      repeated(
        file,
        fieldAt(file, "meta", field),
        `a ${field} that no other page has`,
      ),
    );
  });
};

/** Reports headings that name two sections of a page, among which people choose. */
export const uniqueHeadings: Rule = (content) =>
  content.files.flatMap((file) => {
    if (!fieldAt(file, "meta")) return [];
    const repeated = findRepeated();
    const check = (source: ParsedFile, node: Node | undefined) =>
      repeated(source, node, "a heading that no other section of the page has");
    const isProgram = programPath(file.file) !== undefined;
    const words = isProgram ? filesOf(content, interfaceWords) : [];
    return [
      ...words.flatMap((source) =>
        ["upcoming", "past", "undated"].flatMap((name) =>
          check(source, fieldAt(source, "programs", name)),
        ),
      ),
      ...[...walk(file.root)]
        .filter(({ parent }) => parent?.children?.[0]?.value === "heading")
        .flatMap((node) => check(file, node)),
    ];
  });

const fieldAt = ({ root }: ParsedFile, ...path: string[]) =>
  root && nodeAt(root, path);

/** Compares files so that `terms.json`, whose path is /terms, precedes its copies. */
function byOriginal(a: ParsedFile, b: ParsedFile): number {
  const [first = "", second = ""] = [a, b].map((file) => {
    const stem = file.file.replace(/\.json$/, "");
    const path = String(fieldAt(file, "path")?.value ?? "");
    return `${stem.endsWith(path) ? 0 : 1} ${stem}`;
  });
  return first.localeCompare(second, "en");
}

/**
 * Returns a function that reports a text if an earlier one, of which the same is
 * expected, equals it.
 */
function findRepeated(inUse: readonly string[] = []) {
  const first = new Map(inUse.map((key) => [key, "which is already in use"]));
  return (
    file: ParsedFile,
    node: Node | undefined,
    expected: string,
  ): Problem[] => {
    if (typeof node?.value !== "string") return [];
    const key = `${expected} ${foldCase(node.value)}`;
    const earlier = first.get(key);
    const { line } = positionAt(file.text, node.offset);
    first.set(key, earlier ?? `which is also at ${file.file}:${line}`);
    if (earlier === undefined) return [];
    const found = `${quote(node.value)}, ${earlier}`;
    return [problemAt(file, node, { found, expected })];
  };
}
