import { withPrefix } from "gatsby";

/**
 * The path of a page as links in `data/` write it.
 *
 * @param pathname a location's path, with the site's prefix if it has one
 * @returns the path without prefix and without a slash at its end
 */
export function pagePath(pathname: string): string {
  const prefix = withPrefix("/").replace(/\/$/, "");
  return pathname.slice(prefix.length).replace(/\/$/, "") || "/";
}
