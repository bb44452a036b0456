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
}

/** What the parser's errors expect and, where it is not the text there, find. */
const words: Readonly<Record<string, readonly [string, found?: string]>> = {
  InvalidCommentToken: ["no comment: JSON has none", "a comment"],
  UnexpectedEndOfString: ['a closing " on the same line'],
  InvalidCharacter: ["a space, or \\t for a tab", "a tab or control character"],
  InvalidUnicode: ["four digits after \\u", "\\u"],
  InvalidEscapeCharacter: [
    '\\\\ for a backslash, or \\" for a quotation mark',
    "a single backslash",
  ],
  PropertyNameExpected: ["a field's name in straight double quotes (\")"],
  ValueExpected: ["a text, a number, a list or an object"],
  ColonExpected: ["a colon after the field's name"],
  CommaExpected: ["a comma, or a closing } or ]"],
  CloseBraceExpected: ["a closing }"],
  CloseBracketExpected: ["a closing ]"],
  EndOfFileExpected: ["nothing after the end of the data"],
};

const OTHER =
  'JSON: names and texts in straight double quotes (\\" inside them), a colon after a name, numbers such as 51.5, true or false';

/** Parses strict JSON, without duplicate fields. Reports the first syntax error. */
export function parseJson(text: string) {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  // Bytes that are not UTF-8 are decoded to U+FFFD; UTF-16 is full of zeros.
  const unreadable = text.search(/[\uFFFD\0]/);
  if (unreadable >= 0 && unreadable <= (error?.offset ?? Infinity)) {
    const found = "bytes that are not valid UTF-8";
    const expected = "a file saved as UTF-8";
    return { problems: [{ offset: unreadable, found, expected }] };
  }
  if (error) return { problems: [describeError(text, error)] };
  const problems = [...walk(root)].flatMap((node) => problemsOf(text, node));
  return { root, problems };
}

function describeError(text: string, error: ParseError): ParseProblem {
  const { offset, length } = error;
  const code = printParseErrorCode(error.error);
  const raw = text.slice(offset, offset + length);
  const before = text.slice(0, offset).trimEnd();
  const isClosing = raw === "}" || raw === "]";
  const shown =
    raw === "" ? "the end of the file" : quote(raw.replace(/^"|"$/g, ""));
  if (isClosing && before.endsWith(",")) {
    const found = `a comma before the closing ${raw}`;
    const expected = "no comma after the last entry";
    return { offset: before.length - 1, found, expected };
  }
  // The parser stops within 037.5 and 37,5.
  const [start] = /(-?0|-?\d[\d.]*,)$/.exec(text.slice(0, offset)) ?? [];
  if (start !== undefined && /^\d/.test(raw)) {
    const rest = text.slice(offset - start.length);
    return {
      offset: offset - start.length,
      found: quote(/^[-\d.,]+/.exec(rest)?.[0] ?? start),
      expected: "a number such as 51.5 or -7",
    };
  }
  if (code === "CommaExpected" && !isClosing) {
    const expected = `a comma before ${shown}`;
    return { offset: before.length, found: "no comma", expected };
  }
  const [expected = OTHER, found = shown] = words[code] ?? [];
  return { offset, found, expected };
}

/** Returns what the parser takes, but the site does not. */
function problemsOf(text: string, node: Node): ParseProblem[] {
  const { type, offset, children = [] } = node;
  // On half a character, such as "\ud83d", encodeURIComponent throws.
  if (/\p{Surrogate}/u.test(String(node.value))) {
    const found = "half a character, after \\u";
    const expected = "the character itself, or both of its halves";
    return [{ offset, found, expected }];
  }
  if (type !== "object") return [];
  // JSON.parse silently takes the last of several fields of the same name.
  const first = new Map<string, number>();
  return children.flatMap((field) => {
    const name = String(field.children?.[0]?.value);
    const earlier = first.get(name);
    first.set(name, earlier ?? field.offset);
    if (earlier === undefined) return [];
    const { line } = positionAt(text, earlier);
    const found = `a second ${quote(name)}; the first is on line ${line}`;
    return { offset: field.offset, found, expected: "each field once" };
  });
}
