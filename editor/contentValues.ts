import * as z from "zod";

import type { Path } from "../src/content/json/syntaxTree";
import {
  entryOf,
  fieldsOf,
  hintOf,
  referenceOf,
  unwrapOptional,
} from "../src/content/schema/introspection";

import { isRecord } from "./merge/matchEntries";

export type Schema = Parameters<typeof referenceOf>[0];

/** Returns a text or number as a field shows it. */
export const asText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? `${value}` : "";

/** Returns all texts in a value. */
export const textsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value.trim()]
    : Object.values(value ?? {}).flatMap(textsIn);

/** Returns the value at a path; undefined where there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, key) =>
      Array.isArray(at)
        ? (at as unknown[])[Number(key)]
        : isRecord(at)
          ? at[String(key)]
          : undefined,
    value,
  );
}

/**
 * Returns a value with another one at a path. Fields keep their order; a new
 * one stands where its declaration has it, and undefined removes one.
 */
export function withValueAt(
  schema: Schema | undefined,
  value: unknown,
  [key, ...rest]: Path,
  field: unknown,
): unknown {
  if (key === undefined) return field;
  if (Array.isArray(value)) {
    const list = value as unknown[];
    const at = Number(key);
    return list.with(
      at,
      withValueAt(schema && entryOf(schema), list[at], rest, field),
    );
  }
  const name = String(key);
  const record = isRecord(value) ? value : {};
  const fields = (schema && fieldsOf(schema)) ?? {};
  const changed = withValueAt(fields[name], record[name], rest, field);
  if (changed === undefined) {
    const { [name]: _removed, ...others } = record;
    return others;
  }
  if (name in record) return { ...record, [name]: changed };
  const names = Object.keys(fields);
  const present = Object.keys(record);
  const before = names.slice(0, names.indexOf(name));
  const at = Math.max(-1, ...before.map((one) => present.indexOf(one))) + 1;
  const entries = Object.entries(record);
  return Object.fromEntries(entries.toSpliced(at, 0, [name, changed]));
}

/** Returns the initial value of a field: empty texts, lists and objects. */
export function blankValue(schema: Schema): unknown {
  const fields = fieldsOf(schema);
  if (fields) {
    return Object.fromEntries(
      Object.entries(fields)
        .filter(([, field]) => !(field instanceof z.ZodOptional))
        .map(([name, field]) => [name, blankValue(field)])
        .filter(([, value]) => value !== undefined),
    );
  }
  if (entryOf(schema)) return [];
  const own = unwrapOptional(schema);
  // An optional one is added to say yes.
  if (own instanceof z.ZodBoolean) return true;
  const isText = own instanceof z.ZodString && !referenceOf(schema);
  return isText ? "" : undefined;
}

/** Returns a new entry for a list, with unique numbers and today's date. */
export function newEntry(
  schema: Schema,
  list: readonly unknown[],
  entry = blankValue(schema),
): unknown {
  // Swedish dates are ISO dates; toISOString would give the day in UTC.
  const today = new Date().toLocaleDateString("sv");
  const numbers = Object.entries(fieldsOf(schema) ?? {}).filter(
    ([, field]) => isInt(field) && !(field instanceof z.ZodOptional),
  );
  return numbers.reduce(
    (made, [name]) => {
      const used = list.map((one) => Number(valueAt(one, [name])) || 0);
      return withValueAt(schema, made, [name], Math.max(0, ...used) + 1);
    },
    withInitial(schema, entry, { today }),
  );
}

/** Returns a new value whose fields have what their declarations name. */
export function withInitial(
  schema: Schema,
  value: unknown,
  given: Readonly<Record<string, string>>,
): unknown {
  return Object.entries(fieldsOf(schema) ?? {}).reduce(
    (made, [name, field]) => {
      const { initial } = hintOf(field) ?? {};
      const own = valueAt(made, [name]);
      const text = initial && given[initial];
      if (text === undefined && !isRecord(own)) return made;
      const inner = text ?? withInitial(field, own, given);
      return withValueAt(schema, made, [name], inner);
    },
    value,
  );
}

/** Returns whether a field holds a whole number. */
export function isInt(schema: Schema): boolean {
  const own = unwrapOptional(schema);
  return own instanceof z.ZodNumber && own.format === "safeint";
}

/** Returns a field's label: its declared title, or its name in words. */
export function labelOf(schema: Schema, name = ""): string {
  const own = z.globalRegistry.get(schema)?.title;
  const title = own ?? z.globalRegistry.get(unwrapOptional(schema))?.title;
  if (title !== undefined) return title;
  const words = name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns a title for a value: its first text. */
export function titleOf(schema: Schema, value: unknown): string {
  const fields = fieldsOf(schema);
  if (!fields) {
    const isText = unwrapOptional(schema) instanceof z.ZodString;
    return isText && !referenceOf(schema) && typeof value === "string"
      ? value.trim()
      : "";
  }
  const parts = Object.entries(fields).map(([name, field]) => ({
    isObject: fieldsOf(field) !== undefined,
    title: titleOf(field, valueAt(value, [name])),
  }));
  const text = parts.find(({ isObject, title }) => !isObject && title !== "");
  const objects = parts.filter(({ title }) => title !== "");
  return text?.title ?? objects.map(({ title }) => title).join(" – ");
}
