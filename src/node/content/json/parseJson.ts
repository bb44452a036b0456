import { parseTree, type Node, type ParseError } from "jsonc-parser";

import { quote } from "../describe";
import { explainSyntax, type SyntaxProblem } from "./explainSyntax";
import { positionAt, walk } from "./nodes";

/**
 * Reads JSON strictly: no comments, no needless commas, no field twice. Goes on
 * after a problem where it is certain what was meant.
 *
 * @returns without a root where the text cannot be understood as a whole
 */
export function parseJson(text: string): {
  root?: Node | undefined;
  problems: SyntaxProblem[];
} {
  const problems: SyntaxProblem[] = [];
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  for (const [index, error] of errors.entries()) {
    // The parser often reports one thing twice.
    if (errors[index - 1]?.offset === error.offset) continue;
    const problem = explainSyntax(text, error);
    problems.push(problem);
    if (!problem.isCertain) return { problems };
  }
  return { root, problems: [...problems, ...repeatedFields(text, root)] };
}

/** A JSON parser takes the last of several fields of one name, without a word. */
function repeatedFields(text: string, root: Node | undefined) {
  const problems: SyntaxProblem[] = [];
  for (const object of walk(root)) {
    if (object.type !== "object") continue;
    const first = new Map<string, Node>();
    for (const field of object.children ?? []) {
      const name = String(field.children?.[0]?.value);
      const earlier = first.get(name);
      first.set(name, earlier ?? field);
      if (!earlier) continue;
      const { line } = positionAt(text, earlier.offset);
      problems.push({
        offset: field.offset,
        found: `a second ${quote(name)}; the first is on line ${line}`,
        expected: "each field once",
      });
    }
  }
  return problems;
}
