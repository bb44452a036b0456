import displayFont from "@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2";
import textFont from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby";
import { withPrefix } from "gatsby";
import { Fragment } from "react";

import { rewriteDocumentParts } from "../gatsby-internals/build/rewriteDocumentParts";
import { SCRIPTS_ID } from "./pageScripts";
import { themes, themeStyleSheet } from "../styles/themes";

const isBuilt = process.env.NODE_ENV === "production";

/**
 * Gatsby's hook onRenderBody: renders the HTML shell, with everything that is needed
 * before the first paint.
 */
export function renderDocument({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
}: Pick<
  RenderBodyArgs,
  "pathname" | "setHtmlAttributes" | "setHeadComponents"
>): void {
  const isNotFoundPage = /^\/404(\.html)?$/.test(pathname);
  // While developing, all pages have the same HTML.
  if (isBuilt && !isNotFoundPage) {
    // Typed as `object`, because Gatsby's type does not allow data attributes.
    const ownPath: object = { "data-path": pathname.replace(/\/$/, "") };
    setHtmlAttributes(ownPath);
  }
  setHeadComponents([
    <Fragment key="document">
      <style dangerouslySetInnerHTML={{ __html: themeStyleSheet() }} />
      <script dangerouslySetInnerHTML={{ __html: INLINE_SCRIPT }} />
      {Object.values(themes).map(({ colorScheme, palette }) => (
        <meta
          key={colorScheme}
          name="theme-color"
          media={`(prefers-color-scheme: ${colorScheme})`}
          content={palette.background}
        />
      ))}
      {/* Turns off Dark Reader, because the site has its own dark theme:
      https://github.com/darkreader/darkreader/blob/main/CONTRIBUTING.md */}
      <meta name="darkreader-lock" />
      {[displayFont, textFont].map((href) => (
        <link
          key={href}
          rel="preload"
          as="font"
          type="font/woff2"
          href={href}
          crossOrigin="anonymous"
        />
      ))}
      {/* For browsers that do not support SVG icons. */}
      <link rel="icon" sizes="32x32" href={withPrefix("/favicon.ico")} />
      <link
        rel="icon"
        type="image/svg+xml"
        sizes="any"
        href={withPrefix("/favicon.svg")}
      />
      <link rel="apple-touch-icon" href={withPrefix("/apple-touch-icon.png")} />
      <link rel="manifest" href={withPrefix("/site.webmanifest")} />
    </Fragment>,
  ]);
}

/** Gatsby's hook onPreRenderHTML: puts the page's scripts into a template. */
export function deferScripts(parts: PreRenderHTMLArgs): void {
  rewriteDocumentParts(parts, (scripts) => (
    <template key="scripts" id={SCRIPTS_ID}>
      {scripts}
    </template>
  ));
}
