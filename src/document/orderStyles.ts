import { isValidElement, type ReactNode } from "react";

import type { PreRenderHTMLArgs } from "gatsby";

/** The style sheets of Gatsby's build, the page's own and the layout's. */
const isStyleSheet = (component: ReactNode) =>
  isValidElement<{ "data-identity"?: string }>(component) &&
  component.props["data-identity"] === "gatsby-global-css";

/**
 * Puts the layout's style sheet before the page's own, as it is for a page that
 * comes after another: Gatsby has them the other way round in each document.
 */
export function orderStyles({
  getHeadComponents,
  replaceHeadComponents,
}: Pick<
  PreRenderHTMLArgs,
  "getHeadComponents" | "replaceHeadComponents"
>): void {
  const components = getHeadComponents();
  replaceHeadComponents([
    ...components.filter(isStyleSheet).reverse(),
    ...components.filter((component) => !isStyleSheet(component)),
  ]);
}
