import type { Node } from "jsonc-parser";

const longest = 60;

/**
 * Puts a text in quotes for a message, shortened, and with everything escaped
 * that could disturb a terminal or hide from the eye.
 */
export function quote(text: string): string {
  const characters = Array.from(text);
  const short =
    characters.length > longest
      ? `${characters.slice(0, longest - 1).join("")}…`
      : text;
  return JSON.stringify(short).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escape);
}

function escape(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `\\u${code.toString(16).padStart(4, "0")}`;
}

/** Joins names to "a, b or c". */
export function either(names: readonly string[]): string {
  const last = names.at(-1) ?? "nothing";
  return names.length < 2
    ? last
    : `${names.slice(0, -1).join(", ")} or ${last}`;
}

/** "1 file", "2 files". */
export function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? "" : "s"}`;
}

/**
 * Says what a value is, for "found …".
 *
 * @param text the file's text, since a number is shown as it was written
 */
export function describeValue(node: Node, text: string): string {
  switch (node.type) {
    case "string":
      return quote(node.value as string);
    case "number":
      return text.slice(node.offset, node.offset + node.length);
    case "boolean":
    case "null":
      return String(node.value);
    case "array":
      return node.children?.length ? "a list" : "an empty list";
    default:
      return node.children?.length ? "an object" : "an empty object";
  }
}

const kinds: Partial<Record<Node["type"], string>> = {
  string: "a text",
  number: "a number",
};

/** Like {@link describeValue}, and says of what kind the value is. */
export function describeKind(node: Node, text: string): string {
  const kind = kinds[node.type];
  const value = describeValue(node, text);
  return kind ? `${value} (${kind})` : value;
}
