import { getNodePath, type Node } from "jsonc-parser";

import type { Document } from "../document";
import type { Reference } from "../fields";
import { walk } from "../json/nodes";
import { referenceOf, schemaAt } from "../schema/walk";

/** A field whose text is the name of something elsewhere. */
interface ReferringField {
  document: Document;
  node: Node;
  name: string;
  reference: Reference;
}

/** Finds the fields that refer to something, in all documents. */
export function referringFields(
  documents: readonly Document[],
): ReferringField[] {
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
