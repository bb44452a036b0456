import { findNodeAtLocation, type JSONPath, type Node } from "jsonc-parser";

import { formatPath, positionAt } from "../json/syntaxTree";
import type { FieldPath, Finding, Problem } from "./problems";
import { quote } from "./wording";

/** A file with the syntax tree of its JSON; without one if it could not be parsed. */
export interface Source {
  file: string;
  text: string;
  root: Node | undefined;
}

/** Returns the value at a path. */
export const nodeAt = (root: Node, path: FieldPath): Node | undefined =>
  findNodeAtLocation(root, path as JSONPath);

/**
 * Returns a problem with its line and column. What is missing is reported at the
 * start of its parent.
 */
export function locate(
  source: Source | undefined,
  { file, path, found, note = "", expected, hint }: Finding,
): Problem {
  const { text = "", root } = source ?? {};
  const value = root && nodeAt(root, path);
  const field = value?.parent ?? (root && nodeAt(root, path.slice(0, -1)));
  const node = found === undefined ? value : field;
  const shown = value ? describe(value, text) : "";
  return {
    file,
    ...positionAt(text, node?.offset ?? 0),
    path: formatPath(path),
    found: `${found ?? shown}${note}`,
    expected,
    hint,
  };
}

/** Returns words for a value, for "found …". */
function describe(node: Node, text: string): string {
  const isEmpty = !node.children?.length;
  switch (node.type) {
    case "string":
      return quote(String(node.value));
    case "array":
      return isEmpty ? "an empty list" : "a list";
    case "object":
      return isEmpty ? "an empty object" : "an object";
    default:
      return text.slice(node.offset, node.offset + node.length);
  }
}
