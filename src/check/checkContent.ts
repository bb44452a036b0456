import { findNodeAtLocation, type JSONPath } from "jsonc-parser";

import type { FieldPath } from "../content/fieldSchema";
import type { Content, Problem } from "./content";
import { positionAt } from "./parse";
import type { LocatedProblem, Report } from "./report";
import { existingFiles } from "./rules/existingFiles";
import { existingReferences } from "./rules/existingReferences";
import { uniqueness } from "./rules/uniqueness";
import { pictureRules } from "./rules/pictureRules";
import { pathText } from "./wording";

/**
 * Checks content in two rounds. The second only begins when the first finds nothing,
 * so each of its files matches its declaration.
 *
 * | round                   | what is asked                           | where                   |
 * | ----------------------- | --------------------------------------- | ----------------------- |
 * |                         | (the folder is read)                    | readContent.ts          |
 * | 1. each file by itself  | is it known, and is none missing?       | rules/existingFiles.ts     |
 * |                         | is it JSON, with each field once?       | parse.ts                |
 * |                         | is it as declared?                      | validate.ts             |
 * | 2. all of them together | do icons, pages and anchors exist?      | rules/existingReferences.ts     |
 * |                         | can pictures be used?                   | rules/pictureRules.ts |
 * |                         | is there once what must be?             | rules/uniqueness.ts      |
 * |                         | (the problems are shown)                | report.ts               |
 */
export function checkContent(content: Content): Report {
  const { files } = content;
  const ofFiles = [
    ...existingFiles(content),
    ...files.flatMap(({ problems }) => problems),
  ];
  const all =
    ofFiles.length > 0
      ? ofFiles
      : [existingReferences, pictureRules, uniqueness].flatMap((rule) =>
          rule(content),
        );
  const problems = all
    .map((problem) => locate(content, problem))
    .filter(
      // Later problems of a field follow from its first.
      ({ file, path }, index, placed) =>
        index ===
        placed.findIndex((each) => each.file === file && each.path === path),
    )
    .sort(
      (one, other) =>
        one.file.localeCompare(other.file, "en") ||
        one.line - other.line ||
        one.column - other.column,
    );
  return { fileCount: files.length, problems };
}

/** Returns a problem with its line and column: of its field, or of what lacks the field. */
function locate(
  { files }: Content,
  { file, path, offset, found, expected }: Problem,
): LocatedProblem {
  const { text = "", root } = files.find((each) => each.file === file) ?? {};
  const nodeAt = (at: FieldPath) =>
    root && findNodeAtLocation(root, at as JSONPath);
  const node = nodeAt(path) ?? nodeAt(path.slice(0, -1));
  const { parent } = node ?? {};
  const field = parent?.type === "property" ? parent : node;
  return {
    ...{ file, path: pathText(path), found, expected },
    ...positionAt(text, offset ?? field?.offset ?? 0),
  };
}
