import { isValidElement, type ReactElement, type ReactNode } from "react";

import type { PreRenderHTMLArgs } from "gatsby";

import { call, inlineScript } from "../document/inlineScript";
import { SCRIPTING, startScripts } from "../document/scripting";

/**
 * Changes what Gatsby and its plugins put into each document; Gatsby's hook
 * onPreRenderHTML. It knows their parts by keys and properties that Gatsby sets
 * in https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/static-entry.js
 */
export function adaptDocument({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs): void {
  replaceHeadComponents(
    orderStyles(getHeadComponents().filter((part) => !isUnused(part))),
  );
  replacePostBodyComponents(
    getPostBodyComponents().flatMap((part) =>
      isScripts(part) ? holdScripts(part) : part,
    ),
  );
}

/**
 * Gatsby's version, and the style and script blocks for the component of
 * gatsby-plugin-image, which this site does not use (see `Picture`).
 */
const isUnused = (part: ReactNode) =>
  isValidElement(part) && /^(gatsby-image|generator)-/.test(String(part.key));

/**
 * Puts the layout's style sheet before the page's own. Gatsby does so for a
 * page that comes after another, but in each document the other way round.
 */
function orderStyles(parts: ReactNode[]): ReactNode[] {
  const isStyleSheet = (part: ReactNode) =>
    isValidElement<{ "data-identity"?: string }>(part) &&
    part.props["data-identity"] === "gatsby-global-css";
  return [
    ...parts.filter(isStyleSheet).reverse(),
    ...parts.filter((part) => !isStyleSheet(part)),
  ];
}

/** The slice into which Gatsby's build writes the scripts of all pages. */
const isScripts = (part: ReactNode): part is ReactElement =>
  isValidElement<{ sliceId?: string }>(part) &&
  part.props.sliceId === "_gatsby-scripts";

/** Puts the scripts into a template, where they wait to be started. */
const holdScripts = (scripts: ReactElement) => [
  <template key="scripts" id={SCRIPTING.templateId}>
    {scripts}
  </template>,
  inlineScript("start", call(startScripts, SCRIPTING)),
];
