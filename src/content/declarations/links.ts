import { anchorsOn, fixedPaths } from "../pages";
import { object, text, textLike } from "./fields";

/** The source of a pattern: a part of a path, which is also the name of a file. */
export const namePattern = "[a-z0-9-]+";

/** The source of a pattern: the path of a page. */
const pathPattern = `/(${namePattern}(/${namePattern})*)?`;

/** The source of a pattern: an address of another site, whose host is plausible. */
export const addressPattern =
  /https:\/\/([^\s#%/:<>?@[\\\]^|.]+\.)+[^\s#%/:<>?@[\\\]^|.]+(:([1-5]?\d{1,4}|6[0-5]\d{3}))?([/?#]\S*)?/
    .source;

/** What all paths of pages look like; completes "a path such as … of ". */
const PATH_FORM =
  "small letters, digits and hyphens after each slash, and no slash at the end";

/** Declares a link to a page of this site or to another site. */
export const link = (description: string) =>
  object(description, {
    label: text("The link's text."),
    href: textLike(
      "An address that starts with https://, or the path of a page of this site.",
      new RegExp(`^(${addressPattern}|${pathPattern})$`),
      `a valid https:// address without spaces, or a path such as /about: ${PATH_FORM}`,
    ).meta({ title: "Address", kind: "link" }),
  });

/** Declares the path of a page of this site, such as `/about`. */
export function pagePath(description: string) {
  return textLike(
    description,
    new RegExp(`^${pathPattern}$`),
    `a path such as /about: ${PATH_FORM}`,
  ).meta({ examples: fixedPaths, kind: "page" });
}

/** Declares a path with an anchor, such as `/about#whygainova`. */
export function anchorPath(description: string) {
  return textLike(
    description,
    new RegExp(`^${pathPattern}#[a-z][a-z0-9-]*$`),
    "a path with an anchor, in small letters, such as /about#whygainova",
  ).meta({
    examples: fixedPaths.flatMap((path) =>
      anchorsOn(path).map((id) => `${path}#${id}`),
    ),
    kind: "anchor",
  });
}
