import type { Node } from "jsonc-parser";

import { quote } from "../describe";
import type { SyntaxProblem } from "./explainSyntax";
import { walk } from "./tree";

/**
 * Finds fields that an object has twice, and takes the earlier one out of the
 * tree: a JSON parser takes the last, without a word.
 *
 * @param lineOf gives the line of an offset, to tell where the first one is
 */
export function dropDoubledFields(
  root: Node,
  lineOf: (offset: number) => number,
): SyntaxProblem[] {
  const problems: SyntaxProblem[] = [];
  for (const object of walk(root)) {
    if (object.type !== "object") continue;
    const { children = [] } = object;
    const fields = new Map<string, Node>();
    for (const field of [...children]) {
      const name = String(field.children?.[0]?.value);
      const first = fields.get(name);
      fields.set(name, field);
      if (!first) continue;
      children.splice(children.indexOf(first), 1);
      problems.push({
        offset: field.offset,
        found: `a second ${quote(name)}; the first is on line ${lineOf(first.offset)}`,
        expected: "each field once",
      });
    }
  }
  return problems;
}
