import type { Node } from "jsonc-parser";

import { mistakeAt, placeOf, type Document } from "../document";
import { pathOf } from "../json/tree";
import type { Mistake } from "../mistake";
import { describeValue } from "../words";

/** A value that must be there only once, and the document it stands in. */
export interface Entry {
  document: Document;
  node: Node;
}

/**
 * Finds values that were there before. Capitals, blanks and the ways in which
 * Unicode writes one letter make no difference: they make none to a reader.
 */
export function doubled(
  entries: readonly Entry[],
  expected: string,
): Mistake[] {
  const first = new Map<string, Entry>();
  return entries.flatMap(({ document, node }) => {
    const value: unknown = node.value;
    if (typeof value !== "string" && typeof value !== "number") return [];
    const key = typeof value === "number" ? `${value}` : fold(value);
    const earlier = first.get(key);
    if (!earlier) {
      first.set(key, { document, node });
      return [];
    }
    const place = placeOf(earlier.document, earlier.node);
    return mistakeAt(document, node, {
      found: `${describeValue(node, document.text)}, as in ${pathOf(earlier.node)} at ${place}`,
      expected,
    });
  });
}

/** A text as a reader compares it. */
export function fold(text: string): string {
  return text.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();
}
