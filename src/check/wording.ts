import * as z from "zod";

import type { FieldPath } from "../content/fieldSchema";

const MAX_LENGTH = 60;

/** Returns a path in the form `groups[2].members[0].name`. */
export const pathText = (path: FieldPath): string =>
  escapeInvisible(z.core.toDotPath(path));

/** Returns what completes "found …" for a value. */
export function show(value: unknown): string {
  if (typeof value === "string") return quote(value);
  if (typeof value !== "object" || value === null) return String(value);
  const isEmpty = Object.keys(value).length === 0;
  if (Array.isArray(value)) return isEmpty ? "an empty list" : "a list";
  return isEmpty ? "an empty object" : "an object";
}

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
const escapeInvisible = (text: string): string =>
  text.replaceAll(/(?! )[\p{Cc}\p{Cf}\p{Z}]/gu, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return `\\u${code.toString(16).padStart(4, "0")}`;
  });

/** Returns "a, b or c". */
export const joinWithOr = (names: readonly string[]): string =>
  new Intl.ListFormat("en-GB", { type: "disjunction" }).format(names);
