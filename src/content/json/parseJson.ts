import {
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from "jsonc-parser";

import { quote } from "../report/wording";
import { positionAt, walk } from "./syntaxTree";

interface ParseProblem {
  offset: number;
  found: string;
  expected: string;
  /** Whether the syntax tree is right in spite of the error. */
  isRecoverable?: boolean;
}

const FIELD_NAME = "a field's name in straight double quotes (\")";
const NOTHING = "nothing after the end of the data";

/** What the parser's errors expect and, where it is not the text there, find. */
const words: Readonly<Record<string, readonly [string, found?: string]>> = {
  InvalidCommentToken: ["no comment: JSON has none", "a comment"],
  InvalidSymbol: [
    'a number, true, false, or a text in straight double quotes (\\" inside a text)',
  ],
  InvalidNumberFormat: ["a number such as 51.5"],
  UnexpectedEndOfNumber: ["a number such as 51.5"],
  UnexpectedEndOfString: ['a closing " on the same line'],
  InvalidCharacter: ["a space, or \\t for a tab", "a tab or control character"],
  InvalidUnicode: ["four digits after \\u", "\\u"],
  InvalidEscapeCharacter: [
    '\\\\ for a backslash, or \\" for a quotation mark',
    "a single backslash",
  ],
  PropertyNameExpected: [FIELD_NAME],
  ValueExpected: ["a value: a text, a number, a list or an object"],
  CommaExpected: ["a comma, or a closing } or ]"],
  CloseBraceExpected: ["a closing }"],
  CloseBracketExpected: ["a closing ]"],
  EndOfFileExpected: [NOTHING],
};

/**
 * Parses strict JSON: no comments, trailing commas or duplicate fields. Recovers
 * from some errors to report as many as possible at once.
 * Returns no root after an error that it cannot recover from.
 */
export function parseJson(text: string) {
  const problems: ParseProblem[] = [];
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  // Node.js decodes bytes that are not UTF-8 to U+FFFD; UTF-16 is full of zeros.
  const unreadable = text.search(/[\uFFFD\0]/);
  if (unreadable >= 0) {
    const found = "bytes that are not valid UTF-8";
    const expected = "a file saved as UTF-8";
    problems.push({ offset: unreadable, found, expected });
    if (errors.length > 0) return { problems };
  }
  for (const [index, error] of errors.entries()) {
    // The parser often reports an error twice.
    if (errors[index - 1]?.offset === error.offset) continue;
    const problem = describeError(text, error);
    problems.push(problem);
    if (!problem.isRecoverable) return { problems };
  }
  for (const node of walk(root)) problems.push(...problemsOfValue(text, node));
  return { root, problems };
}

function describeError(text: string, error: ParseError): ParseProblem {
  const { offset, length } = error;
  const code = printParseErrorCode(error.error);
  const raw = text.slice(offset, offset + length);
  const before = text.slice(0, offset).trimEnd();
  const isClosing = raw === "}" || raw === "]";
  if (isClosing && before.endsWith(",")) {
    return {
      offset: before.length - 1,
      found: `a comma before the closing ${raw}`,
      expected: "no comma after the last entry",
      isRecoverable: true,
    };
  }
  const [start] = /-?0$|-?\d+,$/.exec(text.slice(0, offset)) ?? [];
  if (start !== undefined && /^\d/.test(raw)) {
    const number = /^[-\d.,eE]+/.exec(text.slice(offset - start.length)) ?? [];
    return {
      offset: offset - start.length,
      found: quote(String(number[0])),
      expected: start.endsWith(",")
        ? "a point in a number, as in 51.5, not a comma"
        : "a number that does not start with 0, or a text in straight double quotes",
    };
  }
  if (code === "CommaExpected" && !isClosing) {
    return {
      offset: before.length,
      found: "no comma",
      expected: `a comma before ${quote(raw.replace(/^"|"$/g, ""))}`,
      isRecoverable: true,
    };
  }
  if (code === "ColonExpected") {
    const expected = "a colon after the field's name";
    return { offset: before.length, found: "no colon", expected };
  }
  if (code === "InvalidSymbol" && /^[\s\p{Cf}]/u.test(raw)) {
    const number = raw.charCodeAt(0).toString(16).toUpperCase();
    return {
      offset,
      found: `an invisible character (U+${number.padStart(4, "0")})`,
      expected:
        'an ordinary space, or a file saved as "UTF-8", not as "UTF-8 with BOM"',
    };
  }
  const shown =
    raw === "" ? "the end of the file" : quote(raw.replace(/^"/, ""));
  const [expected = "valid JSON", found = shown] = words[code] ?? [];
  const isRecoverable = code === "InvalidCommentToken";
  const problem = { offset, found, expected, isRecoverable };
  if (code !== "InvalidSymbol") return problem;
  if (isWhole(before)) return { ...problem, expected: NOTHING };
  if (before.endsWith('"')) {
    return {
      ...problem,
      found: `${found} after the end of a text`,
      expected: 'a comma, or \\" for each quotation mark inside the text',
    };
  }
  const isName = /^\s*:/.test(text.slice(offset + length));
  return isName || before.endsWith("{")
    ? { ...problem, expected: FIELD_NAME }
    : problem;
}

function isWhole(text: string): boolean {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true });
  return errors.length === 0;
}

/** Yields what the parser takes, but JSON.parse or the site does not. */
function* problemsOfValue(text: string, node: Node): Generator<ParseProblem> {
  const { type, offset, length, children = [] } = node;
  const value: unknown = node.value;
  if (value === Infinity || value === -Infinity)
    yield {
      offset,
      found: text.slice(offset, offset + length),
      expected: "a number that is not that large",
    };
  // On half a character, such as "\ud83d", encodeURIComponent throws.
  if (/\p{Surrogate}/u.test(String(value)))
    yield {
      offset,
      found: "half a character, after \\u",
      expected: "the character itself, or both of its halves",
    };
  if (type !== "object") return;
  // JSON.parse silently takes the last of several fields of the same name.
  const first = new Map<string, number>();
  for (const field of children) {
    const name = String(field.children?.[0]?.value);
    const earlier = first.get(name);
    first.set(name, earlier ?? field.offset);
    if (earlier === undefined) continue;
    const { line } = positionAt(text, earlier);
    yield {
      offset: field.offset,
      found: `a second ${quote(name)}; the first is on line ${line}`,
      expected: "each field once",
    };
  }
}
