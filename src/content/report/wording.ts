const MAX_LENGTH = 60;

/** Returns a text in quotes, shortened, with invisible characters escaped. */
export function quote(text: string): string {
  const characters = Array.from(text);
  const short =
    characters.length > MAX_LENGTH
      ? `${characters.slice(0, MAX_LENGTH - 1).join("")}…`
      : text;
  return escapeInvisible(JSON.stringify(short));
}

/** Escapes control characters, invisible characters, and spaces of other widths. */
export function escapeInvisible(text: string): string {
  return text.replace(/(?! )[\p{Cc}\p{Cf}\p{Z}]/gu, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return `\\u${code.toString(16).padStart(4, "0")}`;
  });
}

/** Returns "a, b or c". */
export function joinWithOr(names: readonly string[]): string {
  const format = new Intl.ListFormat("en-GB", { type: "disjunction" });
  return format.format(names);
}

/** Returns "1 file" or "2 files". */
export function pluralize(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? "" : "s"}`;
}
