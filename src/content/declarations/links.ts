import { anchorsOn, fixedPaths } from "../pages";
import { object, text, textLike, url } from "./fields";

/** Pattern source of a path segment, and of a file name. */
export const namePattern = "[a-z0-9-]+";

/** Pattern source of the path of a page. */
const pathPattern = `/(${namePattern}(/${namePattern})*)?`;

/** Pattern source of a URL of another site with a plausible host. */
export const addressPattern =
  /https:\/\/([^\s#%/:<>?@[\\\]^|.]+\.)+[^\s#%/:<>?@[\\\]^|.]+(:([1-5]?\d{1,4}|6[0-5]\d{3}))?([/?#]\S*)?/
    .source;

/** The description of a page's path, for all messages. */
const PATH_FORM =
  "lowercase letters, digits and hyphens after each slash, and no slash at the end";

/** Declares a link to a page of this site or to another site. */
export const link = (description: string) =>
  object(description, {
    label: text("The link's text."),
    href: url(
      `A valid https:// URL without spaces or invisible characters, or the path of a page of this site, such as /about: ${PATH_FORM}.`,
      new RegExp(`^(${addressPattern}|${pathPattern})$`),
    ).meta({ title: "URL or path", kind: "link" }),
  });

/** Declares the path of a page of this site, such as `/about`. */
export function pagePath(subject: string) {
  return textLike(
    `${subject}: a path such as /about, with ${PATH_FORM}.`,
    new RegExp(`^${pathPattern}$`),
  ).meta({ examples: fixedPaths, kind: "page" });
}

/** Declares a path with an anchor, such as `/about#whygainova`. */
export function anchorPath(subject: string) {
  return textLike(
    `${subject}: a path with an anchor, in lowercase letters, such as /about#whygainova.`,
    new RegExp(`^${pathPattern}#[a-z][a-z0-9-]*$`),
  ).meta({
    examples: fixedPaths.flatMap((path) =>
      anchorsOn(path).map((id) => `${path}#${id}`),
    ),
    kind: "anchor",
  });
}
