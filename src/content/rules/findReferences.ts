import { getNodePath, type Node } from "jsonc-parser";

import type { ContentDocument } from "../readDocument";
import type { Reference } from "../fields";
import { walk } from "../json/nodes";
import { referenceOf, schemaAt } from "../schema/introspection";

/** A field whose value names an icon, an image, a page or an anchor. */
interface FieldReference {
  document: ContentDocument;
  node: Node;
  name: string;
  reference: Reference;
}

/** Returns the fields that refer to something, in all documents. */
export function findReferences(
  documents: readonly ContentDocument[],
): FieldReference[] {
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
