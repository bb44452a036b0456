import { createScanner } from "jsonc-parser";

/** A piece of JSON: a bracket, a comma, a colon, a text, a number, a word. */
export interface Token {
  kind: "{" | "}" | "[" | "]" | "," | ":" | "text" | "number" | "word";
  offset: number;
  /** Offset of what follows. */
  end: number;
  raw: string;
}

/** Cuts JSON into its pieces; blanks and comments are left out. */
export function tokensOf(text: string): Token[] {
  const scanner = createScanner(text, true);
  const tokens: Token[] = [];
  for (;;) {
    scanner.scan();
    const offset = scanner.getTokenOffset();
    // Not the length: behind a comment without an end it is never 0.
    if (offset >= text.length) return tokens;
    const raw = text.slice(offset, offset + scanner.getTokenLength());
    tokens.push({ kind: kindOf(raw), offset, end: offset + raw.length, raw });
  }
}

function kindOf(raw: string): Token["kind"] {
  switch (raw) {
    case "{":
    case "}":
    case "[":
    case "]":
    case ",":
    case ":":
      return raw;
  }
  if (raw.startsWith('"')) return "text";
  return /^-?\d/.test(raw) ? "number" : "word";
}

/** Of these tokens, the brackets that are still open, outermost first. */
export function openBrackets(tokens: Iterable<Token>): Token[] {
  const open: Token[] = [];
  for (const token of tokens) {
    if (token.kind === "{" || token.kind === "[") open.push(token);
    else if (token.kind === "}" || token.kind === "]") open.pop();
  }
  return open;
}

/** Offset of the first bracket that lies too deep to be content. */
export function tooDeep(tokens: Iterable<Token>, most: number) {
  let depth = 0;
  for (const { kind, offset } of tokens) {
    if (kind === "{" || kind === "[") depth += 1;
    else if (kind === "}" || kind === "]") depth -= 1;
    if (depth > most) return offset;
  }
  return undefined;
}
