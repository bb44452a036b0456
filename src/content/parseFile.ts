import { getLocation, getNodePath, type Node } from "jsonc-parser";

import type { Declaration } from "./declarations";
import { textKinds, type TextKind } from "./declarations/fields";
import { formatPath, positionAt, walk } from "./json/syntaxTree";
import { parseJson } from "./json/parseJson";
import type { Problem } from "./report/problems";
import { schemaAt, unwrapOptional } from "./schema/introspection";
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
  /** The texts that are more than a line of words, such as names of pictures. */
  references: readonly Reference[];
}

/** A file, before it is compared with its declaration. */
export type Source = Omit<ParsedFile, "problems" | "references">;

export interface Reference<Kind extends TextKind = TextKind> {
  file: Source;
  node: Node;
  name: string;
  kind: Kind;
}

/** Parses a file and compares it with its declaration. */
export function parseFile(
  file: string,
  text: string,
  declaration: Declaration,
): ParsedFile {
  const { root, problems } = parseJson(text);
  const source = { file, declaration, text, root };
  return {
    ...source,
    problems: [
      ...problems.map(({ offset, found, expected }) => ({
        file,
        ...positionAt(text, offset),
        path: pathAround(text, offset),
        found,
        expected,
      })),
      ...schemaProblems(source),
    ],
    // After schemaProblems has renamed misspelled fields.
    references: findReferences(source),
  };
}

/** Returns the path of the value at an offset, also in invalid JSON. */
function pathAround(text: string, offset: number): string {
  const { path } = getLocation(text, offset);
  return formatPath(path.at(-1) === "" ? path.slice(0, -1) : path);
}

function findReferences(file: Source): Reference[] {
  return [...walk(file.root)].flatMap((node) => {
    const name: unknown = node.value;
    const schema = schemaAt(file.declaration.schema, getNodePath(node));
    const kind = schema && textKinds.get(unwrapOptional(schema));
    return typeof name === "string" && kind ? { file, node, name, kind } : [];
  });
}
