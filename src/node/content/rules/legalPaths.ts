import type { Node } from "jsonc-parser";

import { documentsOf, type Content } from "../content";
import type { Document } from "../document";
import { select } from "../select";

/** The paths of the pages that are made from `data/legal`. */
export function legalPaths(
  content: Content,
): { document: Document; node: Node; path: string }[] {
  return documentsOf(content, "legal/*.json").flatMap((document) =>
    select(document.root, "path").flatMap((node) => {
      const path: unknown = node.value;
      return typeof path === "string" ? [{ document, node, path }] : [];
    }),
  );
}
