import { withPrefix } from "gatsby";

/** Returns a location's path without the site's prefix and trailing slash. */
export function routePath(pathname: string): string {
  const prefix = withPrefix("/").replace(/\/$/, "");
  return pathname.slice(prefix.length).replace(/\/$/, "") || "/";
}

/**
 * Returns the key of the current history entry, which the router keeps in its
 * state. The first entry of a document, and one that a plain link to an anchor made,
 * get theirs here.
 * https://github.com/gatsbyjs/reach-router/blob/master/src/lib/history.js
 */
export function entryKey(): string {
  const state = history.state as { key?: string } | null;
  if (state?.key !== undefined) return state.key;
  const key = String(Math.random());
  history.replaceState({ ...state, key }, "");
  return key;
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
