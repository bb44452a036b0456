import displayFont from "@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2";
import textFont from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby";
import { withPrefix } from "gatsby";
import { Fragment } from "react";

import { LOADING, runLoadingScreen } from "../loading/runLoadingScreen";
import { replaceParts } from "../gatsby-internals/replaceParts";
import { themes, themeStyleSheet } from "../styles/themes";
import {
  applyThemeBeforePaint,
  DARK_QUERY,
  STORAGE_KEY,
} from "../theme/ThemeProvider";
import {
  awaitScripts,
  detectCopy,
  inlineScript,
  SCRIPTS,
  serializeCall,
  startScripts,
  unlessCopy,
} from "./inlineScripts";

const isBuilt = process.env.NODE_ENV === "production";

/**
 * Gatsby's hook onRenderBody: renders the HTML shell, with everything that must
 * be there before the first paint.
 */
export function renderDocument({
  pathname,
  setHeadComponents,
  setPreBodyComponents,
}: Pick<
  RenderBodyArgs,
  "pathname" | "setHeadComponents" | "setPreBodyComponents"
>): void {
  const isNotFoundPage = /^\/404(\.html)?$/.test(pathname);
  const ownPath = isNotFoundPage
    ? null
    : withPrefix(pathname).replace(/\/$/, "");
  setHeadComponents([
    <Fragment key="document">
      {inlineScript(
        "head",
        // In development, all pages have one HTML.
        isBuilt ? serializeCall(detectCopy, ownPath) : "",
        unlessCopy(
          serializeCall(awaitScripts, SCRIPTS),
          serializeCall(applyThemeBeforePaint, STORAGE_KEY, DARK_QUERY),
        ),
      )}
      <style dangerouslySetInnerHTML={{ __html: themeStyleSheet() }} />
      {Object.values(themes).map(({ colorScheme, palette }) => (
        <meta
          key={colorScheme}
          name="theme-color"
          media={`(prefers-color-scheme: ${colorScheme})`}
          content={palette.background}
        />
      ))}
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
      {/* The fallback for browsers without SVG icons. */}
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
  setPreBodyComponents([
    inlineScript("body", unlessCopy(serializeCall(runLoadingScreen, LOADING))),
  ]);
}

/** Gatsby's hook onPreRenderHTML: defers the page's scripts. */
export function deferScripts(parts: PreRenderHTMLArgs): void {
  replaceParts(parts, (scripts) => (
    <Fragment key="scripts">
      <template id={SCRIPTS.templateId}>{scripts}</template>
      {inlineScript("start", unlessCopy(serializeCall(startScripts, SCRIPTS)))}
    </Fragment>
  ));
}
