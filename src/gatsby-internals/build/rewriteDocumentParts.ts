import {
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from "react";

import type { PreRenderHTMLArgs } from "gatsby";

/**
 * Changes what Gatsby and its plugins put into each document. Keys and properties
 * of the parts are those of
 * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/static-entry.js
 *
 * @param deferScripts returns what stands in the place of the page's scripts
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
 * Gatsby's version, what only gatsby-plugin-image's own component needs, and the
 * block with `pagePath`, which the inline script sets.
 */
const isUnused = (part: ReactNode) =>
  isValidElement(part) &&
  /^(gatsby-image-|generator-|script-loader$)/.test(String(part.key));

/** Only a preload may say what it is for: https://html.spec.whatwg.org/#attr-link-as */
const isPrefetch = (
  part: ReactNode,
): part is ReactElement<{ rel?: string; as?: string | undefined }> =>
  isValidElement<{ rel?: string }>(part) && part.props.rel === "prefetch";

/** Puts the shared style sheet first, as on a page that is routed to. */
function sortStyles(parts: ReactNode[]): ReactNode[] {
  const isStyleSheet = (part: ReactNode) =>
    isValidElement<{ "data-identity"?: string }>(part) &&
    part.props["data-identity"] === "gatsby-global-css";
  return [
    ...parts.filter(isStyleSheet).reverse(),
    ...parts.filter((part) => !isStyleSheet(part)),
  ];
}

/** Gatsby later fills this slice with the scripts of all pages. */
const isScripts = (part: ReactNode): part is ReactElement =>
  isValidElement<{ sliceId?: string }>(part) &&
  part.props.sliceId === "_gatsby-scripts";
