import { getNodePath, type Node } from "jsonc-parser";

import type { Document } from "../document";
import type { Reference } from "../fields";
import { walk } from "../json/tree";
import { referenceOf, schemaAt } from "../schema/walk";

/** A field whose text is the name of something elsewhere. */
export interface ReferringField<To extends Reference["to"]> {
  document: Document;
  node: Node;
  name: string;
  reference: Extract<Reference, { to: To }>;
}

/** Finds the fields that refer to one kind of thing, in all documents. */
export function referringFields<To extends Reference["to"]>(
  documents: readonly Document[],
  to: To,
): ReferringField<To>[] {
  const isAsked = (
    reference: Reference | undefined,
  ): reference is Extract<Reference, { to: To }> => reference?.to === to;
  return documents.flatMap((document) =>
    (document.root ? [...walk(document.root)] : []).flatMap((node) => {
      const name: unknown = node.value;
      if (typeof name !== "string") return [];
      const schema = schemaAt(document.type.schema, getNodePath(node));
      const reference = schema && referenceOf(schema);
      return isAsked(reference) ? [{ document, node, name, reference }] : [];
    }),
  );
}
