import { isValidElement, type ReactNode } from "react";

import type { PreRenderHTMLArgs } from "gatsby";

const isBoilerplate = (component: ReactNode) =>
  isValidElement(component) &&
  /^(gatsby-image|generator)-/.test(String(component.key));

/**
 * Takes out of the head what serves nobody here: Gatsby's version, and the
 * style and script blocks for gatsby-plugin-image's own component, which this
 * site does not mount (see `Picture`).
 */
export function removeBoilerplate({
  getHeadComponents,
  replaceHeadComponents,
}: Pick<
  PreRenderHTMLArgs,
  "getHeadComponents" | "replaceHeadComponents"
>): void {
  replaceHeadComponents(
    getHeadComponents().filter((component) => !isBoilerplate(component)),
  );
}
