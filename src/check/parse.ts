import {
  getLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from "jsonc-parser";

import type { Problem } from "./content";
import { quote } from "./wording";

/** What the parser's errors expect and, where it is not the text there, find. */
const messages: Readonly<Record<string, readonly [string, found?: string]>> = {
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
  CloseBraceExpected: ["a closing }"],
  CloseBracketExpected: ["a closing ]"],
  EndOfFileExpected: ["nothing after the end of the data"],
};

const OTHER =
  'JSON: names and texts in straight double quotes (\\" inside them), a colon after a name, numbers such as 51.5, true or false';

type SyntaxProblem = Required<Pick<Problem, "path" | "offset" | "expected">> &
  Pick<Problem, "found">;

/** Parses strict JSON, without doubled fields. Reports the first syntax error. */
export function parse(text: string): {
  root?: Node | undefined;
  value?: unknown;
  problems: SyntaxProblem[];
} {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  // Bytes that are not UTF-8 are decoded to U+FFFD; UTF-16 is full of zeros.
  const unreadable = text.search(/[\uFFFD\0]/);
  if (unreadable >= 0 && unreadable <= (error?.offset ?? Infinity)) {
    const found = "bytes that are not valid UTF-8";
    const expected = "a file saved as UTF-8";
    return { problems: [problemAt(text, unreadable, found, expected)] };
  }
  if (error) return { problems: [describeError(text, error)] };
  if (!root) return { problems: [] };
  const value: unknown = getNodeValue(root);
  return { root, value, problems: doubledFields(text, root) };
}

function problemAt(
  text: string,
  offset: number,
  found: string,
  expected: string,
) {
  const { path } = getLocation(text, offset);
  // Between two fields, the last name is empty.
  if (path.at(-1) === "") path.pop();
  return { path, offset, found, expected };
}

function describeError(text: string, error: ParseError): SyntaxProblem {
  const { offset, length } = error;
  if (/^(<{7}|={7}|>{7})/.test(text.slice(offset))) {
    const found = "a conflict that git has left";
    const expected =
      "one side of it: keep that, and delete the lines with <<<<<<<, ======= and >>>>>>>";
    return problemAt(text, offset, found, expected);
  }
  const code = printParseErrorCode(error.error);
  const raw = text.slice(offset, offset + length);
  const shown =
    raw === "" ? "the end of the file" : quote(raw.replace(/^"|"$/g, ""));
  // The path in a list ends with an index.
  const isInList = typeof getLocation(text, offset).path.at(-1) === "number";
  const next = `a comma, or a closing ${isInList ? "]" : "}"}`;
  const other = code === "CommaExpected" ? next : OTHER;
  const [expected = other, found = shown] = messages[code] ?? [];
  return problemAt(text, offset, found, expected);
}

/** JSON.parse silently takes the last of several fields of the same name. */
function doubledFields(text: string, { children = [] }: Node): SyntaxProblem[] {
  const first = new Map<string, number>();
  return children.flatMap((child) => {
    const inside = doubledFields(text, child);
    if (child.type !== "property") return inside;
    const name = String(child.children?.[0]?.value);
    const earlier = first.get(name);
    first.set(name, earlier ?? child.offset);
    if (earlier === undefined) return inside;
    const { line } = positionAt(text, earlier);
    const found = `a second ${quote(name)}; the first is on line ${line}`;
    return [problemAt(text, child.offset, found, "each field once"), ...inside];
  });
}

/** Returns the line and column (in UTF-16 units) of an offset, both from 1. */
export function positionAt(text: string, offset: number) {
  const lines = text.slice(0, offset).split(/\r\n|\n|\r/);
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
}
