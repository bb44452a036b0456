import { getLocation, type Node } from "jsonc-parser";

import type { ContentType } from "./contentTypes";
import { formatPath, positionAt } from "./json/nodes";
import { parseJson } from "./json/parseJson";
import type { Problem } from "./report";
import { schemaProblems } from "./schema/schemaProblems";

/** A file of content as it was read. */
export interface Document {
  /** Relative to the project: `data/team.json`. */
  file: string;
  type: ContentType;
  text: string;
  /** The tree of the file's JSON; undefined where it could not be read. */
  root: Node | undefined;
  /** What is wrong with the file by itself. */
  problems: readonly Problem[];
}

/** Reads a file's text. Whatever is wrong with it ends up in `problems`. */
export function readDocument(
  file: string,
  text: string,
  type: ContentType,
): Document {
  const { root, problems } = parseJson(text);
  // Stands for bytes that are no UTF-8.
  const unreadable = text.indexOf("\ufffd");
  if (unreadable >= 0) {
    const found = "letters that cannot be read";
    const expected = "a file saved as UTF-8";
    problems.push({ offset: unreadable, found, expected });
  }
  const document = { file, type, text, root };
  return {
    ...document,
    problems: [
      ...problems.map(({ offset, found, expected }) => ({
        file,
        ...positionAt(text, offset),
        path: pathAround(text, offset),
        found,
        expected,
      })),
      ...schemaProblems(document),
    ],
  };
}

/** The path of the value that an offset lies in, also in broken JSON. */
function pathAround(text: string, offset: number): string {
  const { path } = getLocation(text, offset);
  return formatPath(path.at(-1) === "" ? path.slice(0, -1) : path);
}
