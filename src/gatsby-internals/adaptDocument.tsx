import { isValidElement, type ReactElement, type ReactNode } from "react";

import type { PreRenderHTMLArgs } from "gatsby";

import { inlineScript, serializeCall } from "../document/inlineScript";
import { SCRIPTS, startScripts } from "../document/startScripts";
import { identifyPage } from "./identifyPage";

/**
 * Gatsby's hook onPreRenderHTML: changes what Gatsby and its plugins put into
 * each document. Keys and properties of the parts are those of
 * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/static-entry.js
 */
export function adaptDocument({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}: PreRenderHTMLArgs): void {
  replaceHeadComponents(
    sortStyles(getHeadComponents().filter((part) => !isUnused(part))),
  );
  replacePostBodyComponents(
    getPostBodyComponents().flatMap<ReactNode>((part) => {
      if (isPageScript(part)) return pageScript(pathname);
      return isScripts(part) ? deferScripts(part) : part;
    }),
  );
}

/** Gatsby's version, and what only gatsby-plugin-image's own component needs. */
const isUnused = (part: ReactNode) =>
  isValidElement(part) && /^(gatsby-image|generator)-/.test(String(part.key));

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

/** Gatsby's inline script with the page's path, which differs on each page. */
const isPageScript = (part: ReactNode) =>
  isValidElement(part) && part.key === "script-loader";

const pageScript = (path: string) =>
  inlineScript("script-loader", [serializeCall(identifyPage)], {
    "data-path": path,
    "data-deployment": "",
  });

/** Gatsby later fills this slice with the scripts of all pages. */
const isScripts = (part: ReactNode): part is ReactElement =>
  isValidElement<{ sliceId?: string }>(part) &&
  part.props.sliceId === "_gatsby-scripts";

const deferScripts = (scripts: ReactElement) => [
  <template key="scripts" id={SCRIPTS.templateId}>
    {scripts}
  </template>,
  inlineScript("start", [serializeCall(startScripts, SCRIPTS)]),
];
