import { getNodePath, type Node } from "jsonc-parser";
import * as z from "zod";

import { escapeInvisible } from "../describe";

/** The way from a file's root to a value: field names and list indexes. */
export type Path = readonly PropertyKey[];

/** Returns the path of a value or a property. */
export function pathOf(node: Node): string {
  const path = getNodePath(node);
  return node.type === "property"
    ? formatPath([...path, String(node.children?.[0]?.value)])
    : formatPath(path);
}

/** Writes a path as in `groups[2].members[0].name`. */
export function formatPath(path: Path): string {
  return escapeInvisible(z.core.toDotPath(path));
}

/** Visits a value and all values in it. */
export function* walk(node: Node | undefined): Generator<Node> {
  if (!node) return;
  if (node.type !== "property") yield node;
  // A property's first child is its name.
  const values = node.children?.slice(node.type === "property" ? 1 : 0);
  for (const child of values ?? []) yield* walk(child);
}

/** Returns a place in a text; line and column count from 1, in UTF-16 units. */
export function positionAt(text: string, offset: number) {
  const lines = text.slice(0, offset).split(/\r\n|\n|\r/);
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
}
