import { printParseErrorCode, type ParseError } from "jsonc-parser";

import { quote } from "../describe";
import { positionFinder } from "./position";

/** A problem in a file's JSON. */
export interface SyntaxProblem {
  offset: number;
  /** Completes "found …". */
  found: string;
  /** Completes "expected …". */
  expected: string;
  /** Whether it is certain what was meant, so that reading can go on. */
  isCertain?: boolean;
}

const name = "a field's name in double quotes";
const number = "a number such as 51.5";

/** What is expected where the parser reports an error. */
const expectations: Readonly<Record<string, string>> = {
  InvalidCommentToken: "no comment: JSON has none",
  InvalidSymbol: "a text in double quotes, a number, true or false",
  InvalidNumberFormat: number,
  UnexpectedEndOfNumber: number,
  UnexpectedEndOfString: 'a text that ends with " on the line where it began',
  InvalidCharacter: "a space, or \\t for a tab",
  InvalidUnicode: "four digits after \\u",
  InvalidEscapeCharacter:
    '\\\\ for a backslash, \\" for a quotation mark or \\n for a new line',
  PropertyNameExpected: name,
  ValueExpected: "a value: a text, a number, a list or an object",
  CommaExpected: "a comma",
  ColonExpected: "a colon",
  EndOfFileExpected: "nothing after the end of the data",
};

/** Explains in a student's words what a JSON parser stumbled over. */
export function explainSyntax(text: string, error: ParseError): SyntaxProblem {
  const { offset, length } = error;
  const code = printParseErrorCode(error.error);
  const raw = text.slice(offset, offset + length);
  const found = raw ? show(raw) : "the end of the file";
  const problem = { offset, found, expected: expectations[code] ?? "" };
  switch (code) {
    case "InvalidCommentToken":
      return { ...problem, found: "a comment", isCertain: true };
    case "InvalidSymbol":
      return {
        ...problem,
        found: quote(raw),
        ...explainSymbol(text, offset, raw),
      };
    case "UnexpectedEndOfString": {
      const found = `${quote(raw.slice(1))} without a quotation mark behind it`;
      return { ...problem, found };
    }
    case "InvalidCharacter":
    case "InvalidUnicode":
    case "InvalidEscapeCharacter": {
      const valid = /^"(?:[^"\\\p{Cc}]|\\["\\/bfnrt]|\\u[\dA-Fa-f]{4})*/u;
      const rest = raw.replace(valid, "");
      const [escape] = /^\\(?:u[\dA-Fa-f]{0,4}|[ -~])/.exec(rest) ?? [];
      return {
        ...problem,
        offset: offset + raw.length - rest.length,
        found: escape ?? "a tab or control character inside a text",
      };
    }
    case "InvalidNumberFormat":
    case "UnexpectedEndOfNumber":
    case "EndOfFileExpected":
      return problem;
    default:
      return { ...problem, ...explainStructure(text, problem, raw) };
  }
}

/** Explains a word or sign that JSON does not have. */
function explainSymbol(
  text: string,
  offset: number,
  raw: string,
): Partial<SyntaxProblem> {
  const [invisible] = /^[\s\p{Cc}\p{Cf}]/u.exec(raw) ?? [];
  if (invisible) {
    const code = invisible.codePointAt(0)?.toString(16).toUpperCase() ?? "";
    return {
      found: `an invisible character (U+${code.padStart(4, "0")})`,
      expected:
        invisible === "\ufeff"
          ? 'a file saved as "UTF-8", not as "UTF-8 with BOM"'
          : "an ordinary space or none",
      isCertain: /^[\s\p{Cc}\p{Cf}]+$/u.test(raw),
    };
  }
  if (/^['‘’“”„«»`]/.test(raw))
    return { expected: 'straight double quotes (")' };
  const { last, container } = readTokens(text.slice(0, offset));
  if (last?.raw.startsWith('"') && last.end === offset) {
    return {
      expected: 'a comma, or \\" for a quotation mark inside the text before',
    };
  }
  return container?.raw === "{" && last?.raw !== ":" ? { expected: name } : {};
}

/** Explains a bracket, comma or colon that is missing or too many. */
function explainStructure(
  text: string,
  { offset, expected }: SyntaxProblem,
  raw: string,
): Partial<SyntaxProblem> {
  const { last, container } = readTokens(text.slice(0, offset));
  if (!last) return { expected: "an object in { }" };
  const locate = (token: Token) =>
    `${show(token.raw)} on line ${positionFinder(text)(token.offset).line}`;
  const isObject = container?.raw === "{";
  const isClosing = raw === "}" || raw === "]";
  const closing = isObject ? "}" : "]";
  if (container && (!raw || (isClosing && raw !== closing))) {
    return { expected: `${closing} that closes the ${locate(container)}` };
  }
  if (last.raw === "," && isClosing) {
    return {
      offset: last.offset,
      found: `a comma before the closing ${raw}`,
      expected: `no comma after the last ${isObject ? "field" : "entry"}`,
      isCertain: true,
    };
  }
  if (raw === "," && /^[,[{]$/.test(last.raw)) {
    const expected = `no comma before another ${isObject ? "field" : "entry"}`;
    return { expected, isCertain: true };
  }
  if (expected !== "a comma" && expected !== "a colon") return {};
  if (last.end === offset && /^\d/.test(raw)) {
    return { offset: last.offset, found: last.raw + raw, expected: number };
  }
  const isField = /^\s*:/.test(text.slice(offset + raw.length));
  return {
    expected: `${expected} after ${locate(last)}`,
    isCertain: expected === "a comma" && isField === isObject,
  };
}

/** A bracket, sign, text, number or word, as it is written. */
interface Token {
  raw: string;
  offset: number;
  /** Offset of what follows. */
  end: number;
}

const tokens =
  /\/\/.*|\/\*[^]*?(?:\*\/|$)|"(?:\\[^]|[^"\\\r\n])*"?|[{}[\],:]|[^\s\p{Cf}{}[\],:"]+/gu;

/** Finds the last token of a text and the brackets that are open at its end. */
function readTokens(text: string) {
  const open: Token[] = [];
  let last: Token | undefined;
  for (const { 0: raw, index: offset } of text.matchAll(tokens)) {
    if (/^\/[/*]/.test(raw)) continue;
    last = { raw, offset, end: offset + raw.length };
    if (raw === "{" || raw === "[") open.push(last);
    if (raw === "}" || raw === "]") open.pop();
  }
  return { last, container: open.at(-1) };
}

/** A token as it is written; quoted where it would be hard to read. */
function show(raw: string): string {
  return /^[!-~]{1,40}$/.test(raw) ? raw : quote(raw.replace(/^"|"$/g, ""));
}
