import { withPrefix } from "gatsby";

/** Returns a path without the site's path prefix and without a trailing slash. */
export function routePath(pathname: string): string {
  const prefix = withPrefix("/").replace(/\/$/, "");
  return pathname.slice(prefix.length).replace(/\/$/, "") || "/";
}

/** Returns the element into which the router renders the whole page. */
export const routerPage = () => document.getElementById("gatsby-focus-wrapper");

/**
 * Prevents the router from focusing each new page, because the focus would scroll the
 * page and stop a smooth scroll.
 * https://github.com/reach/router/issues/198
 */
export function preventRouterFocus(): void {
  const page = routerPage();
  if (page) page.focus = () => undefined;
}
