import type { Node } from "jsonc-parser";
import type * as z from "zod";

import type { Document } from "../document";
import type { Reference } from "../fields";
import { childOf } from "../json/tree";
import { entryOf, fieldsOf, referenceOf } from "../schema/walk";

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
    reference: Reference,
  ): reference is Extract<Reference, { to: To }> => reference.to === to;
  return documents.flatMap((document) =>
    referencesIn(document).flatMap(({ node, name, reference }) =>
      isAsked(reference) ? [{ document, node, name, reference }] : [],
    ),
  );
}

interface Found {
  node: Node;
  name: string;
  reference: Reference;
}

/** Half of the rules ask for them. */
const known = new WeakMap<Document, Found[]>();

function referencesIn(document: Document): Found[] {
  const { root, type } = document;
  const found =
    known.get(document) ?? (root ? references(type.schema, root) : []);
  known.set(document, found);
  return found;
}

function references(schema: z.core.$ZodType, node: Node): Found[] {
  const reference = referenceOf(schema);
  if (reference) {
    const name: unknown = node.value;
    return typeof name === "string" ? [{ node, name, reference }] : [];
  }
  const entry = entryOf(schema);
  if (entry) {
    return node.type === "array"
      ? (node.children ?? []).flatMap((child) => references(entry, child))
      : [];
  }
  return Object.entries(fieldsOf(schema) ?? {}).flatMap(([name, field]) => {
    const child = childOf(node, name);
    return child ? references(field, child) : [];
  });
}
