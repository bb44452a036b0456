import { explainCharacter } from "./explainCharacter";
import { explainMissing } from "./explainMissing";
import { explainWord } from "./explainWord";
import {
  blank,
  problemHere,
  syntaxSpot,
  type Problem,
  type SyntaxSpot,
} from "./syntaxSpot";

/**
 * Says in a student's words what a JSON parser stumbled over.
 *
 * @param error the parser's name for it, as `printParseErrorCode` gives it
 */
export function explainSyntax(
  text: string,
  error: string,
  offset: number,
): Problem {
  const spot = syntaxSpot(text, offset);
  switch (error) {
    case "InvalidCommentToken":
      return explainComment(spot);
    case "InvalidSymbol":
      return explainWord(spot);
    case "UnexpectedEndOfString":
    case "InvalidUnicode":
    case "InvalidEscapeCharacter":
    case "InvalidCharacter":
      return explainCharacter(spot, error);
    case "InvalidNumberFormat":
    case "UnexpectedEndOfNumber":
      return problemHere(spot, "a number such as 51.5");
    case "EndOfFileExpected":
      return problemHere(spot, "nothing after the end of the data");
    default:
      return (
        explainBracket(spot) ??
        explainNeedlessComma(spot) ??
        explainMissing(spot, error)
      );
  }
}

function explainComment({ text, offset }: SyntaxSpot): Problem {
  const found = "a comment";
  const expected = "no comment: JSON has none";
  const isLine = text.startsWith("//", offset);
  const close = isLine
    ? text.slice(offset).search(/[\r\n]|$/)
    : text.slice(offset).indexOf("*/") + 2;
  if (close < 2) return { offset, found, expected };
  return {
    offset,
    found,
    expected,
    mended: blank(text, offset, offset + close),
  };
}

/** A bracket that closes nothing, or the file's end before the brackets'. */
function explainBracket(spot: SyntaxSpot): Problem | undefined {
  const { token, container, lineOf } = spot;
  if (!container) return undefined;
  const closing = container.kind === "{" ? "}" : "]";
  const isOther =
    (token?.kind === "}" || token?.kind === "]") && token.kind !== closing;
  if (token && !isOther) return undefined;
  return problemHere(
    spot,
    `${closing} that closes the ${container.kind} on line ${lineOf(container)}`,
  );
}

function explainNeedlessComma(spot: SyntaxSpot): Problem | undefined {
  const { text, token, previous, container } = spot;
  const place = container?.kind === "{" ? "field" : "entry";
  if (previous?.kind === "," && (token?.kind === "}" || token?.kind === "]")) {
    return {
      offset: previous.offset,
      found: `a comma before the closing ${token.kind}`,
      expected: `no comma after the last ${place}`,
      mended: blank(text, previous.offset, previous.end),
    };
  }
  if (token?.kind === "," && previous && /[,[{]/.test(previous.kind)) {
    return {
      ...problemHere(spot, `no comma before another ${place}`),
      mended: blank(text, token.offset, token.end),
    };
  }
  return undefined;
}
