import { getNodePath, type Node } from "jsonc-parser";

import { textKinds, type TextKind } from "../declarations/fields";
import { walk } from "../json/syntaxTree";
import { schemaAt, unwrapOptional } from "./introspection";
import type { DeclaredFile } from "./schemaProblems";

/** A text that is more than a line of words, such as the name of a picture. */
export interface Reference<Kind extends TextKind = TextKind> {
  file: DeclaredFile;
  node: Node;
  name: string;
  kind: Kind;
}

/** Returns all texts of a file whose kind is declared. */
export function findReferences(file: DeclaredFile): Reference[] {
  return [...walk(file.root)].flatMap((node) => {
    const name: unknown = node.value;
    const schema = schemaAt(file.declaration.schema, getNodePath(node));
    const kind = schema && textKinds.get(unwrapOptional(schema));
    return typeof name === "string" && kind ? { file, node, name, kind } : [];
  });
}
