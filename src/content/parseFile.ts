import { getLocation, type Node } from "jsonc-parser";

import type { Declaration } from "./declarations";
import { formatPath, positionAt } from "./json/syntaxTree";
import { parseJson } from "./json/parseJson";
import type { Problem } from "./report/problems";
import { findReferences, type Reference } from "./schema/findReferences";
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
  references: readonly Reference[];
}

/** Parses a file and compares it with its declaration. */
export function parseFile(
  file: string,
  text: string,
  declaration: Declaration,
): ParsedFile {
  const { root, problems } = parseJson(text);
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
    // After schemaProblems has renamed misspelled fields.
    references: findReferences(parsed),
  };
}

/** Returns the path of the value at an offset, also in invalid JSON. */
function pathAround(text: string, offset: number): string {
  const { path } = getLocation(text, offset);
  return formatPath(path.at(-1) === "" ? path.slice(0, -1) : path);
}
