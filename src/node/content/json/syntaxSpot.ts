import { quote } from "../words";
import { positionFinder } from "./position";
import { openBrackets, tokensOf, type Token } from "./tokens";

/** A mistake in a file's JSON. */
export interface Problem {
  offset: number;
  /** Completes "found …". */
  found: string;
  /** Completes "expected …". */
  expected: string;
  /** What was most likely meant. */
  hint?: string;
  /**
   * The text with this mistake mended and everything else in its old place,
   * where it is certain what was meant; the search for mistakes goes on there.
   */
  mended?: string;
}

/** What stands round the place at which a parser stopped. */
export interface SyntaxSpot {
  text: string;
  offset: number;
  /** The piece at which it stopped; undefined at the end of the file. */
  token: Token | undefined;
  previous: Token | undefined;
  next: Token | undefined;
  /** The innermost bracket that is still open. */
  container: Token | undefined;
  lineOf: (token: Token) => number;
}

/** Looks round the place at which a parser stopped. */
export function syntaxSpot(text: string, offset: number): SyntaxSpot {
  const tokens = tokensOf(text);
  const found = tokens.findIndex((token) => token.end > offset);
  const index = found === -1 ? tokens.length : found;
  const position = positionFinder(text);
  return {
    text,
    offset,
    token: tokens[index],
    previous: tokens[index - 1],
    next: tokens[index + 1],
    container: openBrackets(tokens.slice(0, index)).at(-1),
    lineOf: (token) => position(token.offset).line,
  };
}

/** A problem with the piece at which the parser stopped. */
export function problemHere(
  { offset, token }: SyntaxSpot,
  expected: string,
): Problem {
  const found = token ? raw(token) : "the end of the file";
  return { offset: token?.offset ?? offset, found, expected };
}

/** A piece as it was written, shortened. */
export function raw({ kind, raw }: Token): string {
  if (kind !== "text") return /^[!-~]{1,40}$/.test(raw) ? raw : quote(raw);
  // Written as it stands, which is escaped already: only to be shortened.
  return quote(raw.replace(/^"|"$/g, "")).replaceAll("\\\\", "\\");
}

/** Replaces characters by as many blanks; lines stay as they are. */
export function blank(text: string, start: number, end: number): string {
  const blanks = text.slice(start, end).replace(/[^\r\n]/g, " ");
  return text.slice(0, start) + blanks + text.slice(end);
}

/**
 * Writes a character right behind a piece, over the blank that must be there.
 *
 * @returns undefined where there is no room
 */
export function writeBehind(
  { text, token }: SyntaxSpot,
  piece: Token,
  character: string,
): string | undefined {
  if (!token || !/\s/.test(text.charAt(piece.end))) return undefined;
  return text.slice(0, piece.end) + character + text.slice(piece.end + 1);
}
