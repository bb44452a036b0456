import { isValidElement, type ReactElement, type ReactNode } from "react";

import type { PreRenderHTMLArgs } from "gatsby";

import { call, inlineScript } from "../document/inlineScript";
import { SCRIPTING } from "../document/scripting";
import { startScripts } from "../document/startScripts";

/**
 * Changes what Gatsby and its plugins put into each document; Gatsby's hook
 * onPreRenderHTML. It knows their parts by keys and properties that Gatsby sets
 * in https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/static-entry.js
 */
export function adaptDocument({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs): void {
  replaceHeadComponents(
    orderStyles(getHeadComponents().filter((part) => !isUnused(part))),
  );
  replacePostBodyComponents(
    getPostBodyComponents().flatMap((part) => {
      if (keyOf(part) === "script-loader") return namePage(pathname);
      return isScripts(part) ? holdScripts(part) : part;
    }),
  );
}

const keyOf = (part: ReactNode) =>
  isValidElement(part) ? String(part.key) : "";

/**
 * Gatsby's version, and the style and script blocks for the component of
 * gatsby-plugin-image, which this site does not use (see `Picture`).
 */
const isUnused = (part: ReactNode) =>
  /^(gatsby-image|generator)-/.test(keyOf(part));

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

/**
 * Tells Gatsby's script in an attribute which page a document holds. In the
 * script itself the name would make another hash in the Content Security Policy
 * of each page: https://github.com/gatsbyjs/gatsby/pull/29600
 */
const namePage = (pathname: string) => (
  <script
    key="script-loader"
    id="gatsby-script-loader"
    data-page={pathname}
    dangerouslySetInnerHTML={{
      __html: "window.pagePath=document.currentScript.dataset.page",
    }}
  />
);

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
