import {
  problemHere,
  raw,
  writeBehind,
  type Problem,
  type SyntaxSpot,
} from "./syntaxSpot";
import type { Token } from "./tokens";

/** Explains what is not there, or stands where something else should. */
export function explainMissing(spot: SyntaxSpot, error: string): Problem {
  const { previous } = spot;
  if (!previous) return problemHere(spot, "an object in { }");
  switch (error) {
    case "PropertyNameExpected":
      return problemHere(spot, "a field's name in double quotes");
    case "ColonExpected":
      return explainColon(spot, previous);
    case "CommaExpected":
      return explainComma(spot, previous);
    default:
      return problemHere(
        spot,
        "a value: a text, a number, a list or an object",
      );
  }
}

function explainColon(spot: SyntaxSpot, previous: Token): Problem {
  const { token, next } = spot;
  const isCertain = startsValue(token) && next?.kind !== ":";
  const expected = `a colon after ${nameOf(spot, previous)}`;
  return mendable(
    spot,
    expected,
    isCertain && writeBehind(spot, previous, ":"),
  );
}

function explainComma(spot: SyntaxSpot, previous: Token): Problem {
  const { token, next, container } = spot;
  if (previous.kind === "number" && previous.end === token?.offset) {
    const found = previous.raw + token.raw;
    const expected = "a number without zeros in front";
    return { offset: previous.offset, found, expected };
  }
  const isCertain =
    container?.kind === "["
      ? startsValue(token)
      : token?.kind === "text" && next?.kind === ":";
  const expected = `a comma after ${nameOf(spot, previous)}`;
  return mendable(
    spot,
    expected,
    isCertain && writeBehind(spot, previous, ","),
  );
}

function mendable(
  spot: SyntaxSpot,
  expected: string,
  mended: string | false | undefined,
): Problem {
  const problem = problemHere(spot, expected);
  return mended ? { ...problem, mended } : problem;
}

function nameOf({ lineOf }: SyntaxSpot, token: Token): string {
  return `${raw(token)} on line ${lineOf(token)}`;
}

function startsValue(token: Token | undefined): boolean {
  return token !== undefined && !/[\]},:]/.test(token.kind);
}
