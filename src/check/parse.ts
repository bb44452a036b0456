import {
  getLocation,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from "jsonc-parser";

import type { Problem } from "./content";
import { quote } from "./wording";

const NEXT = "a comma, or the end of the list or object";

/** The text after "expected", by the parser's error code. */
const messages: Readonly<Record<string, string>> = {
  InvalidCommentToken: "no comment: JSON has none",
  PropertyNameExpected: "a field's name in straight double quotes (\")",
  CommaExpected: NEXT,
  CloseBraceExpected: NEXT,
  CloseBracketExpected: NEXT,
};

const OTHER =
  'JSON: names and texts in straight double quotes, on one line (\\" for a quotation mark in them, \\\\ for a backslash, \\t for a tab), a colon after a name, numbers such as 51.5, true or false, and nothing after the end';

/** Parses strict JSON without duplicate fields. Reports the first error. */
export function parse(text: string): {
  root?: Node | undefined;
  problem?: Omit<Problem, "file">;
} {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  // TextDecoder decodes invalid UTF-8 to U+FFFD. UTF-16 contains null characters.
  const unreadable = text.search(/[\uFFFD\0]/);
  if (unreadable >= 0 && unreadable <= (error?.offset ?? Infinity)) {
    const found = "bytes that are not valid UTF-8";
    return problemAt(text, unreadable, found, "a file saved as UTF-8");
  }
  if (error) {
    const { offset, length } = error;
    const raw = text.slice(offset, offset + length).replace(/^"|"$/g, "");
    const found = offset === text.length ? "the end of the file" : quote(raw);
    const expected = messages[printParseErrorCode(error.error)] ?? OTHER;
    return problemAt(text, offset, found, expected);
  }
  const doubled = root && doubledField(root);
  if (!doubled) return { root };
  const found = `a second ${quote(nameOf(doubled))}`;
  return problemAt(text, doubled.offset, found, "each field once");
}

function problemAt(
  text: string,
  offset: number,
  found: string,
  expected: string,
) {
  const { path } = getLocation(text, offset);
  // Between two fields, the last name in the path is empty.
  if (path.at(-1) === "") path.pop();
  return { problem: { path, offset, found, expected } };
}

/** Returns the first field with a duplicate name. JSON.parse accepts duplicate names. */
function doubledField({ children = [] }: Node): Node | undefined {
  const isField = ({ type }: Node) => type === "property";
  const names = children.filter(isField).map(nameOf);
  return (
    children.find(
      (child, index) =>
        isField(child) && names.indexOf(nameOf(child)) !== index,
    ) ?? children.map(doubledField).find((inside) => inside !== undefined)
  );
}

const nameOf = ({ children }: Node) => String(children?.[0]?.value);

/** Returns the line and column (in UTF-16 units) of an offset. Both start at 1. */
export function positionAt(text: string, offset: number) {
  const lines = text.slice(0, offset).split(/\r\n|\n|\r/);
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
}
