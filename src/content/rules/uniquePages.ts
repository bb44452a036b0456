import { findNodeAtLocation } from "jsonc-parser";

import type { Rule } from "../content";
import { quote } from "../wording";
import { programPath } from "../declarations/program";
import { positionAt } from "../json/syntaxTree";
import { problemAt } from "../report";
import { foldCase } from "../reportDuplicates";

/**
 * Reports paths, titles and descriptions that two pages share, and headings that
 * two programs share.
 */
export const uniquePages: Rule = ({ documents, source }) => {
  const programs = documents.flatMap(({ file }) => programPath(file) ?? []);
  const first = new Map(
    ["/404", ...source.pages, ...programs].map((path) => [
      `path ${path}`,
      "which is already in use",
    ]),
  );
  const fields = documents.flatMap((document) =>
    [
      ["path"],
      ["meta", "title"],
      ["meta", "description"],
      ...(programPath(document.file) ? [["heading"]] : []),
    ].map((path) => ({
      document,
      field: path.at(-1),
      node: document.root && findNodeAtLocation(document.root, path),
    })),
  );
  return fields.flatMap(({ document, field, node }) => {
    if (typeof node?.value !== "string") return [];
    const key = `${field} ${foldCase(node.value)}`;
    const earlier = first.get(key);
    const { line } = positionAt(document.text, node.offset);
    first.set(key, earlier ?? `which is also at ${document.file}:${line}`);
    if (earlier === undefined) return [];
    return problemAt(document, node, {
      found: `${quote(node.value)}, ${earlier}`,
      expected: `a ${field} that no other ${field === "heading" ? "program" : "page"} has`,
    });
  });
};
