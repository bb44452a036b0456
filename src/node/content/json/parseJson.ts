import { parseTree, type Node, type ParseError } from "jsonc-parser";

import { dropDoubledFields } from "./dropDoubledFields";
import { explainSyntax, type SyntaxProblem } from "./explainSyntax";
import { positionFinder, type Position } from "./position";

/** What was read of a text. */
export interface ParsedJson {
  /** Undefined where the text cannot be understood as a whole. */
  root: Node | undefined;
  problems: SyntaxProblem[];
  positionOf: (offset: number) => Position;
}

/**
 * Reads JSON strictly: no comments, no needless commas, no field twice.
 *
 * Goes on after a problem where it is certain what was meant, so that one
 * reading tells as much as it can.
 */
export function parseJson(text: string): ParsedJson {
  const positionOf = positionFinder(text);
  const problems: SyntaxProblem[] = [];
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  for (const [index, error] of errors.entries()) {
    // The parser often reports one thing twice.
    if (errors[index - 1]?.offset === error.offset) continue;
    const problem = explainSyntax(text, error);
    problems.push(problem);
    if (!problem.isCertain) return { root: undefined, problems, positionOf };
  }
  if (root) {
    problems.push(...dropDoubledFields(root, (at) => positionOf(at).line));
  }
  return { root, problems, positionOf };
}
