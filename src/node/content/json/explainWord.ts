import { nearestName } from "../nearestName";
import { quote } from "../words";
import { blank, type Problem, type SyntaxSpot } from "./syntaxSpot";

const words = ["true", "false"];

/** Explains a piece that JSON does not have, such as a word without quotes. */
export function explainWord(spot: SyntaxSpot): Problem {
  const { text, offset, token, previous, container } = spot;
  const raw = token?.raw ?? "";
  const code = raw.codePointAt(0) ?? 0;
  if (code === 0xfeff) {
    return {
      offset,
      found: "an invisible byte order mark",
      expected: 'a file saved as "UTF-8", not as "UTF-8 with BOM"',
      mended: blank(text, offset, offset + 1),
    };
  }
  if (/^[\s\p{Cc}\p{Cf}]/u.test(raw)) {
    const size = String.fromCodePoint(code).length;
    return {
      offset,
      found: `a special blank (U+${code.toString(16).toUpperCase().padStart(4, "0")})`,
      expected: "an ordinary blank or none",
      mended: blank(text, offset, offset + size),
    };
  }
  const found = quote(raw);
  if (previous?.kind === "text" && previous.end === offset) {
    return {
      offset,
      found,
      expected: 'a comma, or \\" for a quotation mark inside the text before',
    };
  }
  if (/^['‘’“”„«»`]/.test(raw)) {
    return { offset, found, expected: 'straight double quotes (")' };
  }
  const isName =
    container?.kind === "{" &&
    (previous?.kind === "," || previous === container);
  if (isName) {
    return { offset, found, expected: "a field's name in double quotes" };
  }
  const hint = nearestName(raw, words);
  return {
    offset,
    found,
    expected: "a text in double quotes, a number, true or false",
    ...(hint && { hint }),
  };
}
