import * as z from "zod";

import type { Unique } from "../fieldSchema";

/**
 * Declares a string that matches a pattern. The check, the forms and VS Code describe the
 * expected string in the same words.
 *
 * @param description a sentence that describes the form of the string
 * @param pattern without flags, because patterns in JSON Schema have no flags
 * @param expected the text after "expected". By default, the description is used.
 */
export function textLike(
  description: string,
  pattern: RegExp,
  expected = description.charAt(0).toLowerCase() + description.slice(1, -1),
) {
  const patternErrorMessage = `Expected ${expected}.`;
  return (
    z
      .string()
      // With `abort`, Zod applies the object's rules only if the string is valid.
      .regex(pattern, { abort: true })
      .meta({ description, expected, patternErrorMessage })
  );
}

/** Matches white space and invisible characters. U+2800 is an empty Braille cell. */
const invisible = /[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Declares a URL without invisible characters, because they would break the link. */
export const url = (...parameters: Parameters<typeof textLike>) =>
  textLike(...parameters).refine((text) => !invisible.test(text));

/** Excludes control characters, which XML forbids: https://www.w3.org/TR/xml/#charsets */
const readable = new RegExp(
  String.raw`^(?=\s*\S)[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]*$`,
);

/** Declares a string with at least one visible character. */
export function text(description: string) {
  return textLike(
    description,
    readable,
    "a text that is not blank, without control characters",
  ).refine((text) => Array.from(text).some((each) => !invisible.test(each)));
}

/** Declares a string of one or more sentences. */
export function sentences(description: string) {
  return text(description).meta({ kind: "sentences" });
}

/** Declares an object with exactly these fields. */
export function object<Shape extends z.core.$ZodLooseShape>(
  description: string,
  shape: Shape,
) {
  return z.strictObject(shape).meta({ description });
}

/** Makes fields optional. */
export const optional = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object(shape).partial().shape;

export function contentFile<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject({ $schema: z.string().optional(), ...shape });
}

type Name<Item extends z.core.SomeType> = keyof z.infer<Item> & string;

/**
 * Declares a list of at least one item. Strings in a list must be unique. The `unique`
 * fields of objects in a list must also be unique.
 */
export function list<Item extends z.core.SomeType>(
  description: string,
  item: Item,
  {
    unique = [],
    mayBeEmpty = false,
  }: {
    unique?: readonly (Name<Item> | Unique<Name<Item>>)[];
    mayBeEmpty?: boolean;
  } = {},
) {
  const items = z.array(item);
  return (mayBeEmpty ? items : items.min(1)).meta({
    description,
    expected: mayBeEmpty ? "a list" : "a list of at least one item",
    unique:
      item instanceof z.ZodString
        ? [{ fields: [] }]
        : unique.map((each) =>
            typeof each === "object" ? each : { fields: [each] },
          ),
  });
}

/**
 * Declares a string of limited length.
 *
 * @param reason the reason for the limit, at the end of the message
 */
export function shortText(
  description: string,
  max: number,
  reason = "so that it stays on one line",
) {
  const expected = `a text of at most ${max} characters, not blank, without control characters, ${reason}`;
  return text(description).max(max).meta({ expected });
}

/** Declares a number in a range. */
export const number = (
  description: string,
  min: number,
  max: number,
  expected: string,
) => z.number().min(min).max(max).meta({ description, expected });

/** The file of the JSON Schema that lists the icons. */
export const ICON_SCHEMA_FILE = "icon.schema.json";

/** Declares the name of a free Font Awesome 6.7.2 icon, solid or brand. */
export function icon(description: string) {
  const allOf = [{ $ref: ICON_SCHEMA_FILE }];
  const expected = "the name of a free icon of Font Awesome 6.7.2";
  return z
    .string()
    .meta({ title: "Icon", description, expected, allOf, kind: "icon" });
}

/**
 * Declares a date in the form 2025-01-31, or in the form of another pattern.
 *
 * @param subject the start of the description
 */
export const date = (
  subject: string,
  pattern = z.regexes.date,
  form = "such as 2025-01-31",
) =>
  textLike(
    `${subject}: a date that exists, from the year 2000 on, ${form}.`,
    // Excludes years before 2000. An event in the year 0026 would count as a past event.
    new RegExp(pattern.source.replace("^", "^(?![01])")),
  ).meta({ kind: "date" });
