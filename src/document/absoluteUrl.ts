import { withPrefix } from "gatsby";

/** Returns the absolute URL of a path, without a trailing slash. */
export const absoluteUrl = (site: { url: string }, path: string): string =>
  new URL(withPrefix(path), site.url).href.replace(/\/$/, "");
