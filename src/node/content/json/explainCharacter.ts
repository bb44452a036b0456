import { quote } from "../words";
import type { Problem, SyntaxSpot } from "./syntaxSpot";

/** Explains what is wrong inside a text, at the very character. */
export function explainCharacter(spot: SyntaxSpot, error: string): Problem {
  const { offset, token } = spot;
  const raw = token?.raw ?? "";
  switch (error) {
    case "InvalidCharacter": {
      const at = raw.search(/\p{Cc}/u);
      const isTab = raw.charAt(at) === "\t";
      return {
        offset: offset + at,
        found: isTab ? "a tab inside a text" : "a control character in a text",
        expected: isTab
          ? "a blank, or \\t for a tab"
          : "letters and signs only",
      };
    }
    case "InvalidUnicode":
      return escapeProblem(spot, /u(?![\da-f]{4})/iy, "four digits after \\u");
    case "InvalidEscapeCharacter":
      return escapeProblem(
        spot,
        /[^"\\/bfnrtu]/y,
        '\\\\ for a backslash, \\" for a quotation mark or \\n for a new line',
      );
    default:
      return {
        offset,
        found: `${quote(raw.slice(1))} without a quotation mark behind it`,
        expected: 'a text that ends with " on the line where it began',
      };
  }
}

/** Finds the first backslash that what is wrong stands behind. */
function escapeProblem(
  { offset, token }: SyntaxSpot,
  wrong: RegExp,
  expected: string,
): Problem {
  const raw = token?.raw ?? "";
  let at = 0;
  for (const { index } of raw.matchAll(/\\[^]/g)) {
    wrong.lastIndex = index + 1;
    at = index;
    if (wrong.test(raw)) break;
  }
  const [found = "\\"] =
    /^\\(u[\da-f]{0,4}|[\x20-\x7e])/i.exec(raw.slice(at)) ?? [];
  return { offset: offset + at, found, expected };
}
