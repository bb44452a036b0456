import { isValidElement, type ReactNode } from "react";

import type { PreRenderHTMLArgs } from "gatsby";

const isBoilerplate = (component: ReactNode) =>
  isValidElement(component) &&
  String(component.key).startsWith("gatsby-image-");

/**
 * Takes gatsby-plugin-image's style and script blocks out of the head: they
 * serve its own component, which this site does not mount (see `Picture`).
 */
export function removeImageBoilerplate({
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
