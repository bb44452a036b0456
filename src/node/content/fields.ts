import * as z from "zod";

import { anchorPaths, sitePages } from "./sitePages";
import { reportRepeats } from "./uniqueEntries";

/**
 * What a text in a content file refers to, beyond being text. The check
 * resolves the reference; the GraphQL schema turns images into File nodes.
 */
export type Reference =
  | { to: "icon" }
  | { to: "image"; folder: string; minWidth: number; minHeight: number }
  | { to: "page" }
  | { to: "anchor" };

/** The reference each field makes, looked up by the field's schema. */
export const references = z.registry<Reference>();

/**
 * A text of a certain form.
 *
 * @param pattern without flags, since JSON Schema has none
 * @param expected completes "expected …", as all messages of declarations do
 */
export function textLike(
  description: string,
  pattern: RegExp,
  expected: string,
) {
  return z.string().regex(pattern, expected).meta(hints(description, expected));
}

/** What VS Code shows of a field, and of a value that does not fit. */
function hints(description: string, expected: string) {
  return { description, patternErrorMessage: `Expected ${expected}.` };
}

/** A text that must not be blank. */
export function text(description: string) {
  return textLike(description, /\S/, "a text that is not empty");
}

/** An object with exactly these fields. */
export function object<Shape extends z.core.$ZodLooseShape>(
  description: string,
  shape: Shape,
) {
  return z.strictObject(shape).meta({ description });
}

/** The whole of a content file. */
export function contentFile<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject({ $schema: z.string().optional(), ...shape });
}

/** A list of any length, in the order of the page, with no entry twice. */
export function list<Entry extends z.core.SomeType>(
  description: string,
  entry: Entry,
) {
  return z
    .array(entry)
    .superRefine(reportRepeats, { when: ({ value }) => Array.isArray(value) })
    .meta({ description });
}

/**
 * A text that has little room.
 *
 * @param max the most characters
 * @param reason completes "at most … characters, "
 */
export function shortText(description: string, max: number, reason: string) {
  return text(description).max(max, `at most ${max} characters, ${reason}`);
}

/** The file of the JSON Schema that lists the icons. */
export const iconSchemaFile = "icon.schema.json";

/** The name of a free Font Awesome 6.7.2 icon, solid or brand. */
export function icon(description: string) {
  return z
    .string()
    .meta({ description, allOf: [{ $ref: iconSchemaFile }] })
    .register(references, { to: "icon" });
}

/**
 * The file name of a picture.
 *
 * @param subject what the picture shows, which starts the description
 * @param folder where the file lies, relative to `data/`
 * @param minWidth smallest width in px that stays sharp where it is shown
 * @param minHeight smallest height in px
 */
export function image(
  subject: string,
  folder: string,
  minWidth: number,
  minHeight: number,
) {
  return textLike(
    `${subject}, in data/${folder}, at least ${minWidth} px wide and ${minHeight} px high.`,
    /^[^/\\]+\.([jJ][pP][eE]?[gG]|[pP][nN][gG]|[wW][eE][bB][pP]|[aA][vV][iI][fF])$/,
    "a file name that ends in .jpg, .png, .webp or .avif",
  ).register(references, { to: "image", folder, minWidth, minHeight });
}

/** The path of a page of this site, such as `/about`. */
export function pagePath(description: string) {
  return textLike(
    description,
    /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/,
    "a path such as /about",
  )
    .meta({ examples: [...sitePages.keys()] })
    .register(references, { to: "page" });
}

/** A path with an anchor, such as `/about#whygainova`. */
export function anchorPath(description: string) {
  return textLike(
    description,
    /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?#[a-z][a-z0-9-]*$/,
    "a path with an anchor, such as /about#whygainova",
  )
    .meta({ examples: anchorPaths(sitePages) })
    .register(references, { to: "anchor" });
}

/** An e-mail address. */
export function mailAddress(description: string) {
  const expected = "an e-mail address, as in name@example.org";
  return z.email(expected).meta(hints(description, expected));
}

/** A day of the calendar. */
export function date(description: string) {
  const expected = "a date, as in 2025-01-31";
  return z.iso.date(expected).meta(hints(description, expected));
}
