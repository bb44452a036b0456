import { parseTree, type Node, type ParseError } from "jsonc-parser";

import { quote } from "../wording";
import { explainParseError, type ParseProblem } from "./explainParseError";
import { positionAt, walk } from "./syntaxTree";

/**
 * Parses strict JSON: no comments, trailing commas or duplicate fields. Recovers
 * from some errors to report as many as possible at once.
 * Returns no root after an error that it cannot recover from.
 */
export function parseJson(text: string) {
  const problems: ParseProblem[] = [];
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  for (const [index, error] of errors.entries()) {
    // The parser often reports an error twice.
    if (errors[index - 1]?.offset === error.offset) continue;
    const problem = explainParseError(text, error);
    problems.push(problem);
    if (!problem.isRecoverable) return { problems };
  }
  return { root, problems: [...problems, ...duplicateFields(text, root)] };
}

/** JSON.parse silently takes the last of several fields of the same name. */
function duplicateFields(text: string, root: Node | undefined) {
  const problems: ParseProblem[] = [];
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
