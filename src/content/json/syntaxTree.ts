import {
  findNodeAtLocation,
  getNodePath,
  type JSONPath,
  type Node,
} from "jsonc-parser";
import * as z from "zod";

import { escapeInvisible } from "../report/wording";

/** Field names and list indexes from the root to a value. */
export type FieldPath = readonly PropertyKey[];

/** Returns the path of a value or a property. */
export function pathOf(node: Node): string {
  const path = getNodePath(node);
  return node.type === "property"
    ? formatPath([...path, String(node.children?.[0]?.value)])
    : formatPath(path);
}

/** Returns a path in the form `groups[2].members[0].name`. */
export function formatPath(path: FieldPath): string {
  return escapeInvisible(z.core.toDotPath(path));
}

/** Returns the value at a path below another. */
export const nodeAt = (root: Node, path: FieldPath): Node | undefined =>
  findNodeAtLocation(root, path as JSONPath);

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

/** Returns the values of the same field in the other items of the list around a value. */
export function siblingValues(node: Node): Set<unknown> {
  const path = getNodePath(node);
  const index = path.findLastIndex((key) => typeof key === "number");
  let item = node;
  for (let depth = path.length - 1; depth > index; depth -= 1)
    item = item.parent?.parent ?? item;
  const others = item.parent?.children?.filter((each) => each !== item);
  const values = others?.map(
    (each): unknown => nodeAt(each, path.slice(index + 1))?.value,
  );
  return new Set(values);
}
