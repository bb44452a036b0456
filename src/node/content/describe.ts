import type { Node } from "jsonc-parser";

const longest = 60;

/** Puts a text in quotes for a message, shortened and readable. */
export function quote(text: string): string {
  const characters = Array.from(text);
  const short =
    characters.length > longest
      ? `${characters.slice(0, longest - 1).join("")}…`
      : text;
  return escapeInvisible(JSON.stringify(short));
}

/** Escapes what a terminal would obey or the eye would miss. */
export function escapeInvisible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return `\\u${code.toString(16).padStart(4, "0")}`;
  });
}

/** Joins names to "a, b or c". */
export function either(names: readonly string[]): string {
  const format = new Intl.ListFormat("en-GB", { type: "disjunction" });
  return format.format(names);
}

/** Returns "1 file" or "2 files". */
export function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? "" : "s"}`;
}

/**
 * Describes a value, for "found …".
 *
 * @param text the file's text, since a number is shown as it was written
 */
export function describeValue(node: Node, text: string): string {
  const isEmpty = !node.children?.length;
  switch (node.type) {
    case "string":
      return quote(String(node.value));
    case "array":
      return isEmpty ? "an empty list" : "a list";
    case "object":
      return isEmpty ? "an empty object" : "an object";
    default:
      return text.slice(node.offset, node.offset + node.length);
  }
}
