import { withPrefix } from "gatsby";

/** Returns a location's path without the site's prefix and trailing slash. */
export function routePath(pathname: string): string {
  const prefix = withPrefix("/").replace(/\/$/, "");
  return pathname.slice(prefix.length).replace(/\/$/, "") || "/";
}
