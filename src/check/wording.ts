import * as z from "zod";

import type { FieldPath } from "../content/fieldSchema";

/** Returns a path in the form `groups[2].members[0].name`. */
export const pathText = (path: FieldPath): string => z.core.toDotPath(path);

/** Returns the text after "found" for a value. */
export function describeValue(value: unknown): string {
  if (typeof value === "string") return quote(value);
  if (typeof value !== "object" || value === null) return String(value);
  const isEmpty = Object.keys(value).length === 0;
  if (Array.isArray(value)) return isEmpty ? "an empty list" : "a list";
  return isEmpty ? "an empty object" : "an object";
}

/** Returns a string in quotes. */
export const quote = (text: string): string => JSON.stringify(text);

/** Returns "a, b or c". */
export const joinWithOr = (names: readonly string[]): string =>
  new Intl.ListFormat("en-GB", { type: "disjunction" }).format(names);
