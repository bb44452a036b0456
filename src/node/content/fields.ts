import * as z from "zod";

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
  return z.string().regex(pattern, expected).meta({ description });
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

/** A list of any length, in the order of the page. */
export function list<Entry extends z.core.SomeType>(
  description: string,
  entry: Entry,
) {
  return z.array(entry).meta({ description });
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

/** The name of a free Font Awesome 6.7.2 icon, solid or brand. */
export function icon(description: string) {
  return textLike(
    description,
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'the name of an icon, as in "circle-user"',
  ).register(references, { to: "icon" });
}

/**
 * The file name of a picture.
 *
 * @param folder where the file lies, relative to `data/`
 * @param minWidth smallest width in px that stays sharp where it is shown
 * @param minHeight smallest height in px
 */
export function image(
  description: string,
  folder: string,
  minWidth: number,
  minHeight: number,
) {
  return textLike(
    description,
    /^[^/\\]+\.([jJ][pP][eE]?[gG]|[pP][nN][gG]|[wW][eE][bB][pP]|[aA][vV][iI][fF])$/,
    "a file name that ends in .jpg, .png, .webp or .avif",
  ).register(references, {
    to: "image",
    folder,
    minWidth,
    minHeight,
  });
}

/** The path of a page of this site, such as `/about`. */
export function pagePath(description: string) {
  return textLike(
    description,
    /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/,
    "a path such as /about",
  ).register(references, { to: "page" });
}

/** A path with an anchor, such as `/about#whygainova`. */
export function anchorPath(description: string) {
  return textLike(
    description,
    /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?#[a-z][a-z0-9-]*$/,
    "a path with an anchor, such as /about#whygainova",
  ).register(references, { to: "anchor" });
}

/** An address on the web that starts with https://. */
export function webAddress(description: string) {
  return z
    .url({
      protocol: /^https$/,
      hostname: z.regexes.domain,
      error: "an address that starts with https://",
    })
    .meta({ description });
}

/** An e-mail address. */
export function mailAddress(description: string) {
  return z
    .email("an e-mail address, as in name@example.org")
    .meta({ description });
}

/** The title and description that search engines and share cards show. */
export const pageMeta = object(
  "What search engines and shared links show of the page.",
  {
    title: text(
      "Title in the browser's tab and in search results; unique for each page.",
    ),
    description: z
      .string()
      .min(50, "a description of 50 to 160 characters")
      .max(160, "a description of 50 to 160 characters")
      .meta({
        description:
          "What the page offers, in 50 to 160 characters, for search results and shared links.",
      }),
  },
);
