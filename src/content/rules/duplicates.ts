import type { Node } from "jsonc-parser";

import { interfaceWords } from "../declarations/interface";
import { programPath } from "../declarations/program";
import { foldCase } from "../declarations/reportDuplicates";
import { nodeAt, positionAt, walk } from "../json/syntaxTree";
import type { ParsedFile } from "../parseFile";
import { problemAt, type Problem } from "../report/problems";
import { quote } from "../report/wording";
import { filesOf, type Rule } from "./rule";

/** Where each text is first, as a clause. */
type Locations = Map<string, string>;

/**
 * Reports paths, titles and descriptions that two pages share, and headings that
 * two programs share; of a copy of a whole file, its path or heading alone.
 */
export const uniquePages: Rule = ({ files, pages }) => {
  const programs = files.flatMap(({ file }) => programPath(file) ?? []);
  const locations: Locations = new Map(
    ["/404", ...pages, ...programs].map((path) => [
      `path ${path}`,
      "which is already in use",
    ]),
  );
  return files.toSorted(byOriginal).flatMap((file) => {
    const paths = repeated(
      locations,
      file,
      fieldAt(file, "path"),
      "path",
      "page",
    );
    if (paths.length > 0) return paths;
    const headings = programPath(file.file)
      ? repeated(
          locations,
          file,
          fieldAt(file, "heading"),
          "heading",
          "program",
        )
      : [];
    if (headings.length > 0) return headings;
    return ["title", "description"].flatMap((field) =>
      repeated(locations, file, fieldAt(file, "meta", field), field, "page"),
    );
  });
};

/** Reports headings that name two sections of a page, among which people choose. */
export const uniqueHeadings: Rule = (content) =>
  content.files.flatMap((file) => {
    if (!fieldAt(file, "meta")) return [];
    const isProgram = programPath(file.file) !== undefined;
    const words = isProgram ? filesOf(content, interfaceWords) : [];
    const groups = ["upcoming", "past", "undated"].flatMap((name) =>
      words.map((each) => ({
        file: each,
        node: fieldAt(each, "programs", name),
      })),
    );
    const headings = [...walk(file.root)]
      .filter(({ parent }) => parent?.children?.[0]?.value === "heading")
      .map((node) => ({ file, node }));
    const locations: Locations = new Map();
    return [...groups, ...headings].flatMap((each) =>
      repeated(
        locations,
        each.file,
        each.node,
        "heading",
        "section of the page",
      ),
    );
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

/** Returns a problem if a text has an earlier location; otherwise keeps its location. */
function repeated(
  locations: Locations,
  file: ParsedFile,
  node: Node | undefined,
  field: string,
  whose: string,
): Problem[] {
  if (typeof node?.value !== "string") return [];
  const key = `${field} ${foldCase(node.value)}`;
  const earlier = locations.get(key);
  if (earlier !== undefined) {
    const found = `${quote(node.value)}, ${earlier}`;
    const expected = `a ${field} that no other ${whose} has`;
    return [problemAt(file, node, { found, expected })];
  }
  const { line } = positionAt(file.text, node.offset);
  locations.set(key, `which is also at ${file.file}:${line}`);
  return [];
}
