import { getLocation, getNodePath, type Node } from "jsonc-parser";

import { quote } from "../words";

/** The way from a file's root to a value: field names and list indexes. */
export type Path = readonly PropertyKey[];

/**
 * The property of an object with that name: the last, if it is there twice,
 * because that is the one a JSON parser takes.
 */
export function propertyOf(object: Node, key: string): Node | undefined {
  return object.type === "object"
    ? object.children?.findLast((child) => child.children?.[0]?.value === key)
    : undefined;
}

/** The value of an object's property, or a list's entry. */
export function childOf(parent: Node, key: PropertyKey): Node | undefined {
  return typeof key === "number"
    ? parent.type === "array"
      ? parent.children?.[key]
      : undefined
    : propertyOf(parent, String(key))?.children?.[1];
}

/** The value at the end of a path, or undefined if there is none. */
export function nodeAt(root: Node | undefined, path: Path): Node | undefined {
  let node = root;
  for (const key of path) node &&= childOf(node, key);
  return node;
}

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
  return path.reduce<string>((before, key) => {
    if (typeof key === "number") return `${before}[${key}]`;
    const name = String(key);
    if (!/^[\w$]+$/.test(name)) return `${before}[${quote(name)}]`;
    return before ? `${before}.${name}` : name;
  }, "");
}

/** Visits a value and all values in it. */
export function* walk(node: Node): Generator<Node> {
  if (node.type === "property") {
    const value = node.children?.[1];
    if (value) yield* walk(value);
    return;
  }
  yield node;
  for (const child of node.children ?? []) yield* walk(child);
}
