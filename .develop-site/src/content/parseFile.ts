import { getLocation, type Node } from "jsonc-parser";

import type { Declaration } from "./declarations";
import { formatPath, positionAt } from "./json/syntaxTree";
import { parseJson } from "./json/parseJson";
import type { Problem } from "./report/problems";
import { schemaProblems } from "./schema/schemaProblems";

export interface ParsedFile {
  /** Relative to the project: `data/team.json`. */
  file: string;
  declaration: Declaration;
  text: string;
  /** The syntax tree of the JSON; undefined if it could not be parsed. */
  root: Node | undefined;
  /** Problems with this file alone. */
  problems: readonly Problem[];
}

/** Parses a file and compares it with its declaration. */
export function parseFile(
  file: string,
  text: string,
  declaration: Declaration,
): ParsedFile {
  const { root, problems } = parseJson(text);
  // Node.js decodes bytes that are not valid UTF-8 to this character.
  const unreadable = text.indexOf("\ufffd");
  if (unreadable >= 0) {
    const found = "a character for bytes that are not valid UTF-8 (U+FFFD)";
    const expected = "a file saved as UTF-8";
    problems.push({ offset: unreadable, found, expected });
  }
  const parsed = { file, declaration, text, root };
  return {
    ...parsed,
    problems: [
      ...problems.map(({ offset, found, expected }) => ({
        file,
        ...positionAt(text, offset),
        path: pathAround(text, offset),
        found,
        expected,
      })),
      ...schemaProblems(parsed),
    ],
  };
}

/** Returns the path of the value at an offset, also in invalid JSON. */
function pathAround(text: string, offset: number): string {
  const { path } = getLocation(text, offset);
  return formatPath(path.at(-1) === "" ? path.slice(0, -1) : path);
}
