import { getNodePath } from "jsonc-parser";

import type { ContentDocument } from "../readDocument";
import { walk } from "../json/syntaxTree";
import { referenceOf, schemaAt } from "../schema/introspection";

/** Returns all fields whose value names an icon, an image, a page or an anchor. */
export function findReferences(documents: readonly ContentDocument[]) {
  return documents.flatMap((document) =>
    [...walk(document.root)].flatMap((node) => {
      const name: unknown = node.value;
      const schema = schemaAt(document.type.schema, getNodePath(node));
      const reference = schema && referenceOf(schema);
      return typeof name === "string" && reference
        ? [{ document, node, name, reference }]
        : [];
    }),
  );
}
