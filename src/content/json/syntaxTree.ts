import type { Node } from "jsonc-parser";
import * as z from "zod";

import type { FieldPath } from "../report/problems";
import { escapeInvisible } from "../report/wording";

/** Returns a path in the form `groups[2].members[0].name`. */
export function formatPath(path: FieldPath): string {
  return escapeInvisible(z.core.toDotPath(path));
}

/** Yields a value and all values in it. */
export function* walk(node: Node | undefined): Generator<Node> {
  if (!node) return;
  if (node.type !== "property") yield node;
  // The first child of a property is its name.
  const values = node.children?.slice(node.type === "property" ? 1 : 0);
  for (const child of values ?? []) yield* walk(child);
}

/** Returns the line and column (in UTF-16 units) of an offset, both from 1. */
export function positionAt(text: string, offset: number) {
  const lines = text.slice(0, offset).split(/\r\n|\n|\r/);
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
}
