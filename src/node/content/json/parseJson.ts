import {
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from "jsonc-parser";

import { doubledFields } from "./doubledFields";
import { explainSyntax } from "./explainSyntax";
import { positionFinder, type Position } from "./position";
import type { Problem } from "./syntaxSpot";
import { tokensOf, tooDeep } from "./tokens";

/** What was read of a text. */
export interface ParsedJson {
  /** Undefined where the text cannot be understood as a whole. */
  root?: Node;
  value?: unknown;
  problems: Problem[];
  positionOf: (offset: number) => Position;
}

/** Content is ten levels deep; a parser that calls itself takes thousands. */
const deepest = 64;

/** One file with more mistakes than this is not JSON at all. */
const most = 50;

/**
 * Reads JSON strictly: no comments, no needless commas, no field twice.
 *
 * Goes on after a mistake where it is certain what was meant, so that one
 * reading tells as much as it can. Never throws.
 */
export function parseJson(text: string): ParsedJson {
  const positionOf = positionFinder(text);
  const problems: Problem[] = [];
  const tooDeepAt = tooDeep(tokensOf(text), deepest);
  if (tooDeepAt !== undefined) {
    const found = `lists and objects in one another, more than ${deepest} deep`;
    const expected = "content as in the other files";
    return {
      problems: [{ offset: tooDeepAt, found, expected }],
      positionOf,
    };
  }
  let understood = text;
  for (;;) {
    const errors: ParseError[] = [];
    const root = parseTree(understood, errors, { disallowComments: true });
    const [error] = errors;
    if (!error) {
      const lineOf = (offset: number) => positionOf(offset).line;
      if (root) problems.push(...doubledFields(root, lineOf));
      const value: unknown = JSON.parse(understood);
      return { root, value, problems, positionOf };
    }
    const problem = explainSyntax(
      understood,
      printParseErrorCode(error.error),
      error.offset,
    );
    problems.push(problem);
    if (problem.mended === undefined || problems.length >= most) {
      return { problems, positionOf };
    }
    understood = problem.mended;
  }
}
