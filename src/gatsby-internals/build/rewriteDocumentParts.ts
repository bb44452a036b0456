import {
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from "react";

import type { PreRenderHTMLArgs } from "gatsby";

/**
 * Changes the elements that Gatsby and its plugins put into each document. Their keys and
 * props are defined in
 * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/static-entry.js
 *
 * @param deferScripts returns the element that replaces the page's scripts
 */
export function rewriteDocumentParts(
  {
    getHeadComponents,
    replaceHeadComponents,
    getPostBodyComponents,
    replacePostBodyComponents,
  }: PreRenderHTMLArgs,
  deferScripts: (scripts: ReactElement) => ReactNode,
): void {
  replaceHeadComponents(
    sortStyles(
      getHeadComponents()
        .filter((part) => !isUnused(part))
        .map((part) =>
          isPrefetch(part) ? cloneElement(part, { as: undefined }) : part,
        ),
    ),
  );
  replacePostBodyComponents(
    getPostBodyComponents()
      .filter((part) => !isUnused(part))
      .map((part) => (isScripts(part) ? deferScripts(part) : part)),
  );
}

/**
 * Matches the tag with Gatsby's version, the parts that only gatsby-plugin-image's
 * component needs, and the script that sets `pagePath`, because the inline script sets
 * `pagePath`.
 */
const isUnused = (part: ReactNode) =>
  isValidElement(part) &&
  /^(gatsby-image-|generator-|script-loader$)/.test(String(part.key));

/** Only preloads can have `as`: https://html.spec.whatwg.org/#attr-link-as */
const isPrefetch = (
  part: ReactNode,
): part is ReactElement<{ rel?: string; as?: string | undefined }> =>
  isValidElement<{ rel?: string }>(part) && part.props.rel === "prefetch";

/** Puts the shared style sheet first. After a route change, the order is the same. */
function sortStyles(parts: ReactNode[]): ReactNode[] {
  const isStyleSheet = (part: ReactNode) =>
    isValidElement<{ "data-identity"?: string }>(part) &&
    part.props["data-identity"] === "gatsby-global-css";
  return [
    ...parts.filter(isStyleSheet).reverse(),
    ...parts.filter((part) => !isStyleSheet(part)),
  ];
}

/** Matches the slice into which Gatsby later puts the scripts of all pages. */
const isScripts = (part: ReactNode): part is ReactElement =>
  isValidElement<{ sliceId?: string }>(part) &&
  part.props.sliceId === "_gatsby-scripts";
