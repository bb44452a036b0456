import { getLocation, getNodeValue } from "jsonc-parser";

import type { Declaration } from "./declarations";
import { parseJson } from "./json/parseJson";
import { formatPath, positionAt } from "./json/syntaxTree";
import { valuesIn } from "./json/values";
import type { Source } from "./report/locate";
import type { Place, Problem } from "./report/problems";
import { schemaAt, type FieldSchema } from "./schema/fieldSchema";
import { schemaProblems } from "./schema/schemaProblems";

export interface ParsedFile extends Source {
  /** Relative to the project: `data/team.json`. */
  file: string;
  declaration: Declaration;
  /** What is in the file; undefined if it could not be parsed. */
  content: unknown;
  /** Problems with this file alone. */
  problems: readonly Problem[];
  /** The texts that are more than a line of words, such as names of pictures. */
  references: readonly Reference[];
}

export interface Reference extends Place {
  name: string;
  schema: FieldSchema;
  /** What is in the file. */
  content: unknown;
}

/** Parses a file and compares it with its declaration. */
export function parseFile(
  file: string,
  text: string,
  declaration: Declaration,
): ParsedFile {
  const { root, problems } = parseJson(text);
  const source = { file, text, root };
  const all = [
    ...problems.map(({ offset, found, expected }) => ({
      file,
      ...positionAt(text, offset),
      // Between two fields, the last name is empty.
      path: formatPath(getLocation(text, offset).path).replace(/\.$/, ""),
      found,
      expected,
    })),
    ...schemaProblems(source, declaration),
  ];
  const content: unknown = root && getNodeValue(root);
  const references = [...valuesIn(content)].flatMap(({ path, value }) => {
    const schema = schemaAt(declaration.json, path);
    if (typeof value !== "string" || !schema?.kind) return [];
    return { file, path, name: value, schema, content };
  });
  return { ...source, declaration, content, problems: all, references };
}
