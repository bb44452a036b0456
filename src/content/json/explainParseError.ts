import { printParseErrorCode, type ParseError } from "jsonc-parser";

import { quote } from "../wording";

export interface ParseProblem {
  offset: number;
  found: string;
  expected: string;
  /** Whether the syntax tree is right in spite of the error. */
  isRecoverable?: boolean;
}

const explanations: Readonly<
  Record<string, { expected: string; found?: string }>
> = {
  InvalidCommentToken: {
    found: "a comment",
    expected: "no comment: JSON has none",
  },
  InvalidSymbol: {
    expected:
      'a text or field name in straight double quotes ("), a number, true or false',
  },
  InvalidNumberFormat: { expected: "a number such as 51.5" },
  UnexpectedEndOfNumber: { expected: "a number such as 51.5" },
  UnexpectedEndOfString: { expected: 'a closing " on the same line' },
  InvalidCharacter: {
    found: "a tab or control character inside a text",
    expected: "a space, or \\t for a tab",
  },
  InvalidUnicode: {
    found: "\\u without its four digits",
    expected: "four digits after \\u",
  },
  InvalidEscapeCharacter: {
    found: "a single backslash",
    expected:
      '\\\\ for a backslash, \\" for a quotation mark or \\n for a new line',
  },
  PropertyNameExpected: {
    expected: "a field's name in straight double quotes (\")",
  },
  ValueExpected: { expected: "a value: a text, a number, a list or an object" },
  ColonExpected: { expected: "a colon after the field's name" },
  CloseBraceExpected: { expected: "a closing }" },
  CloseBracketExpected: { expected: "a closing ]" },
  EndOfFileExpected: { expected: "nothing after the end of the data" },
};

/** Returns the message for an error of the JSON parser. */
export function explainParseError(
  text: string,
  error: ParseError,
): ParseProblem {
  const { offset, length } = error;
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
  const code = printParseErrorCode(error.error);
  if (code === "CommaExpected" && isClosing) {
    const closing = raw === "}" ? "]" : "}";
    return { offset, found: quote(raw), expected: `a closing ${closing}` };
  }
  if (code === "CommaExpected") {
    return {
      offset: before.length,
      found: "no comma",
      expected: `a comma before ${quote(raw.replace(/^"|"$/g, ""))}`,
      isRecoverable: true,
    };
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
  if (code === "InvalidSymbol" && before.endsWith('"')) {
    const expected = 'a comma, or \\" for a quotation mark inside a text';
    return { offset, found: quote(raw), expected };
  }
  return {
    offset,
    found: raw === "" ? "the end of the file" : quote(raw.replace(/^"/, "")),
    expected: "",
    isRecoverable: code === "InvalidCommentToken",
    ...explanations[code],
  };
}
