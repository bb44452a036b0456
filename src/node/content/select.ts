import type { Node } from "jsonc-parser";

import { childOf } from "./json/tree";

/**
 * Finds values by a pattern such as `groups[].members[].name`, in which `[]`
 * stands for every entry of a list. What is missing or of another kind is
 * passed over: the declaration has complained of it already.
 */
export function select(root: Node | undefined, pattern: string): Node[] {
  let nodes = root ? [root] : [];
  for (const step of pattern.match(/\[\]|[^.[\]]+/g) ?? []) {
    nodes = nodes.flatMap((node) => {
      if (step === "[]") return entriesOf(node);
      const child = childOf(node, step);
      return child ? [child] : [];
    });
  }
  return nodes;
}

function entriesOf(node: Node): Node[] {
  return node.type === "array" ? (node.children ?? []) : [];
}
