import { isValidElement, type ReactNode } from "react";

import type { PreRenderHTMLArgs } from "gatsby";

const isPageScript = (component: ReactNode) =>
  isValidElement(component) && component.key === "script-loader";

/**
 * Tells Gatsby's script which page a document holds in an attribute. Gatsby
 * writes the name into an inline script, which would make that script, and
 * its place in the Content Security Policy, another one for each page.
 */
export function namePage({
  pathname,
  getPostBodyComponents,
  replacePostBodyComponents,
}: Pick<
  PreRenderHTMLArgs,
  "pathname" | "getPostBodyComponents" | "replacePostBodyComponents"
>): void {
  const source = "window.pagePath=document.currentScript.dataset.page";
  replacePostBodyComponents(
    getPostBodyComponents().map((component) =>
      isPageScript(component) ? (
        <script
          key="script-loader"
          id="gatsby-script-loader"
          data-page={pathname}
          dangerouslySetInnerHTML={{ __html: source }}
        />
      ) : (
        component
      ),
    ),
  );
}
