import { getLocation, getNodePath, type Node } from "jsonc-parser";
import * as z from "zod";

import { escapeInvisible } from "../describe";

/** The way from a file's root to a value: field names and list indexes. */
export type Path = readonly PropertyKey[];

/** The path of a value or a property, as in `groups[2].members[0].name`. */
export function pathOf(node: Node): string {
  const path = getNodePath(node);
  return node.type === "property"
    ? formatPath([...path, String(node.children?.[0]?.value)])
    : formatPath(path);
}

/** The path of the value that an offset lies in, also in broken JSON. */
export function pathAround(text: string, offset: number): string {
  const { path } = getLocation(text, offset);
  return formatPath(path.at(-1) === "" ? path.slice(0, -1) : path);
}

/** Writes a path as in `groups[2].members[0].name`. */
export function formatPath(path: Path): string {
  return escapeInvisible(z.core.toDotPath(path));
}

/** Visits a value and all values in it. */
export function* walk(node: Node): Generator<Node> {
  if (node.type !== "property") yield node;
  // A property's first child is its name.
  const values = node.children?.slice(node.type === "property" ? 1 : 0);
  for (const child of values ?? []) yield* walk(child);
}
