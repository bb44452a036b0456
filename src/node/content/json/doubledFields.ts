import type { Node } from "jsonc-parser";

import { quote } from "../words";
import type { Problem } from "./syntaxSpot";
import { walk } from "./tree";

/**
 * Finds fields that an object has twice. A JSON parser would take the last
 * and say nothing.
 *
 * @param lineOf gives the line of an offset, to tell where the first one is
 */
export function doubledFields(
  root: Node,
  lineOf: (offset: number) => number,
): Problem[] {
  const problems: Problem[] = [];
  for (const node of walk(root)) {
    if (node.type !== "object") continue;
    const lines = new Map<string, number>();
    for (const { offset, children } of node.children ?? []) {
      const name = String(children?.[0]?.value);
      const line = lines.get(name);
      if (line === undefined) lines.set(name, lineOf(offset));
      else {
        problems.push({
          offset,
          found: `a second ${quote(name)}; the first is on line ${line}`,
          expected: "each field once",
        });
      }
    }
  }
  return problems;
}
