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
 * Checks content in two rounds. The second round begins only if the first round finds no
 * problem, so the rules of the second round get files that match their declarations.
 *
 * | round                  | question                           | file                        |
 * | ---------------------- | ---------------------------------- | --------------------------- |
 * |                        | (reads the folder)                 | readContent.ts              |
 * | 1. each file by itself | Are all files known and present?   | rules/existingFiles.ts      |
 * |                        | Is it JSON, with each field once?  | parse.ts                    |
 * |                        | Does it match its declaration?     | validate.ts                 |
 * | 2. several files       | Do icons, pages and anchors exist? | rules/existingReferences.ts |
 * |                        | Can the pictures be used?          | rules/pictureRules.ts       |
 * |                        | Do unique values occur only once?  | rules/uniqueness.ts         |
 * |                        | (formats the report)               | report.ts                   |
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
      // Keeps only a field's first problem, because it usually causes the other problems.
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

/** Adds the line and column of the field, or of the object that lacks the field. */
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
