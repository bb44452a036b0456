import { withPrefix } from "gatsby";

/** Returns the absolute URL of a path, without a trailing slash. */
export function absoluteUrl(site: { url: string }, path: string): string {
  return new URL(withPrefix(path), site.url).href.replace(/\/$/, "");
}
