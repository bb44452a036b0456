import fc from "fast-check";
import * as z from "zod";

import { contentTypeOf } from "../../src/content/contentTypes";
import {
  entryOf,
  fieldsOf,
  referenceOf,
  unwrapOptional,
} from "../../src/content/schema/introspection";

type Schema = z.core.$ZodType;

/** Texts that content may have, in several scripts, and without spaces. */
const anyText = fc.oneof(
  fc
    .string({ unit: "grapheme", maxLength: 80 })
    // The check takes the replacement character for a wrong encoding.
    .filter((text) => !text.includes("\uFFFD")),
  fc.constantFrom(
    "Ø",
    "دعم الطلاب",
    "समुदाय",
    "ロボット",
    "🤖🤖",
    "x".repeat(80),
  ),
);

/**
 * Returns arbitrary contents: the fixture's, with other texts, numbers and
 * lists wherever the declarations allow them. References stay, and so do the
 * titles of pages and programs, since both depend on other files.
 */
export function anyContent(
  files: Readonly<Record<string, unknown>>,
): fc.Arbitrary<Record<string, unknown>> {
  const contents = Object.entries(files).map(([file, json]) => {
    const schema = contentTypeOf(file)?.schema ?? z.unknown();
    return [file, anyValue(schema, json)] as const;
  });
  return fc.record(Object.fromEntries(contents));
}

/** Returns values as declared; the given one wherever others are not valid. */
function anyValue(schema: Schema, value: unknown): fc.Arbitrary<unknown> {
  const isValid = (other: unknown) => z.safeParse(schema, other).success;
  return alternatives(schema, value).map((other) =>
    isValid(other) ? other : value,
  );
}

function alternatives(schema: Schema, value: unknown): fc.Arbitrary<unknown> {
  const fields = fieldsOf(schema);
  const entry = entryOf(schema);
  if (fields && typeof value === "object" && value !== null) {
    const entries = Object.entries(value).map(
      ([key, each]) =>
        [
          key,
          key === "meta" || (key === "heading" && "entries" in fields)
            ? fc.constant(each)
            : anyValue(fields[key] ?? z.unknown(), each),
        ] as const,
    );
    return fc.record(Object.fromEntries(entries));
  }
  if (entry && Array.isArray(value)) {
    const each = fc.tuple(...value.map((one) => anyValue(entry, one)));
    if (isReferredTo(entry)) return each;
    // The fixture's entries in another order, some more than once.
    return each.chain((entries) =>
      entries.length > 0
        ? fc.array(fc.constantFrom(...entries), { maxLength: 12 })
        : fc.constant(entries),
    );
  }
  if (typeof value === "number") return fc.double({ noNaN: true });
  const isWords = schema instanceof z.ZodString && !referenceOf(schema);
  return isWords ? anyText : fc.constant(value);
}

/** Whether links lead to entries of the list, by their path or anchor. */
function isReferredTo(entry: Schema): boolean {
  const fields = fieldsOf(entry) ?? {};
  return ["path", "anchor", "name"].some(
    (name) => fields[name] && unwrapOptional(fields[name]) === fields[name],
  );
}
