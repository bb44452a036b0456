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
 * A text that must not be blank. In every declaration, a rule's message is a
 * noun phrase: it completes the sentence "expected …".
 */
export function text(description: string) {
  return z
    .string()
    .regex(/\S/, "a text that is not empty")
    .meta({ description });
}

/**
 * A text that has little room.
 *
 * @param max the most characters
 * @param reason completes "at most … characters, "
 */
export function shortText(description: string, max: number, reason: string) {
  return z
    .string()
    .regex(/\S/, "a text that is not empty")
    .max(max, `at most ${max} characters, ${reason}`)
    .meta({ description });
}

/** The name of a free Font Awesome 6.7.2 icon, solid or brand. */
export function icon(description: string) {
  const schema = z
    .string()
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      'the name of an icon, as in "circle-user"',
    )
    .meta({ description });
  return schema.register(references, { to: "icon" });
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
  const schema = z
    .string()
    .regex(
      /^[^/\\]+\.(jpe?g|png|webp|avif)$/i,
      "a file name that ends in .jpg, .png, .webp or .avif",
    )
    .meta({ description });
  return schema.register(references, {
    to: "image",
    folder,
    minWidth,
    minHeight,
  });
}

/** The path of a page of this site, such as `/about`. */
export function pagePath(description: string) {
  const schema = z
    .string()
    .regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, "a path such as /about")
    .meta({ description });
  return schema.register(references, { to: "page" });
}

/** A path with an anchor, such as `/about#whygainova`. */
export function anchorPath(description: string) {
  const schema = z
    .string()
    .regex(
      /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?#[a-z][a-z0-9-]*$/,
      "a path with an anchor, such as /about#whygainova",
    )
    .meta({ description });
  return schema.register(references, { to: "anchor" });
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
export const pageMeta = z
  .strictObject({
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
  })
  .meta({
    description: "What search engines and shared links show of the page.",
  });
