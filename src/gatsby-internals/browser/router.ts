import { withPrefix } from "gatsby";

/** Returns a location's path without the site's prefix and trailing slash. */
export function routePath(pathname: string): string {
  const prefix = withPrefix("/").replace(/\/$/, "");
  return pathname.slice(prefix.length).replace(/\/$/, "") || "/";
}

/** Returns the element with the whole page, which the router renders. */
export const routerPage = () => document.getElementById("gatsby-focus-wrapper");

/**
 * Stops the router from focusing each new page, because that scrolls, which ends a
 * smooth scroll.
 * https://github.com/reach/router/issues/198
 */
export function preventRouterFocus(): void {
  const page = routerPage();
  if (page) page.focus = () => undefined;
}
