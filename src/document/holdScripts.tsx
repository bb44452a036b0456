import { isValidElement, type ReactNode } from "react";

import type { PreRenderHTMLArgs } from "gatsby";

import { call, inlineScript } from "./inlineScript";
import { SCRIPTING } from "./scripting";
import { startScripts } from "./startScripts";

/** The place where Gatsby's build writes the script elements of all pages. */
const isScripts = (component: ReactNode) =>
  isValidElement<{ sliceId?: string }>(component) &&
  component.props.sliceId === "_gatsby-scripts";

/** Puts Gatsby's scripts into a template, where they wait to be started. */
export function holdScripts({
  getPostBodyComponents,
  replacePostBodyComponents,
}: Pick<
  PreRenderHTMLArgs,
  "getPostBodyComponents" | "replacePostBodyComponents"
>): void {
  replacePostBodyComponents(
    getPostBodyComponents().flatMap((component) =>
      isScripts(component)
        ? [
            <template key="scripts" id={SCRIPTING.templateId}>
              {component}
            </template>,
            inlineScript("start", call(startScripts, SCRIPTING)),
          ]
        : component,
    ),
  );
}
