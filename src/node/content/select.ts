import { findNodeAtLocation, type Node } from "jsonc-parser";

/**
 * Finds values by a pattern such as `groups[].members[].name`, in which `[]`
 * stands for every entry of a list and `*` for every field of an object. What
 * is missing or of another type is passed over: the declaration has complained
 * of it already.
 */
export function select(root: Node | undefined, pattern: string): Node[] {
  let nodes = root ? [root] : [];
  for (const step of pattern.match(/\[\]|[^.[\]]+/g) ?? []) {
    nodes = nodes.flatMap((node) => {
      const { type, children = [] } = node;
      if (step === "[]") return type === "array" ? children : [];
      if (step === "*") {
        return type === "object"
          ? children.flatMap((field) => field.children?.[1] ?? [])
          : [];
      }
      return findNodeAtLocation(node, [step]) ?? [];
    });
  }
  return nodes;
}
