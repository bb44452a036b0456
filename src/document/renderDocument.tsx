import displayFont from "@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2";
import textFont from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import type { RenderBodyArgs } from "gatsby";
import { withPrefix } from "gatsby";

import { LOADING, runLoadingScreen } from "../loading/runLoadingScreen";
import { repairHash } from "../navigation/repairHash";
import { themes, themeStyleSheet } from "../styles/themes";
import { applyThemeBeforePaint } from "../theme/applyThemeBeforePaint";
import { DARK_QUERY, STORAGE_KEY } from "../theme/ThemeProvider";
import { call, inlineScript } from "./inlineScript";
import { markScripting, SCRIPTING } from "./scripting";
import { refuseMarkup, TRUSTED_TYPES } from "./trustedTypes";

const fonts = [displayFont, textFont].map((href) => (
  <link
    key={href}
    rel="preload"
    as="font"
    type="font/woff2"
    href={href}
    crossOrigin="anonymous"
  />
));

const themeColors = Object.values(themes).map(({ colorScheme, palette }) => (
  <meta
    key={colorScheme}
    name="theme-color"
    media={`(prefers-color-scheme: ${colorScheme})`}
    content={palette.background}
  />
));

const icons = [
  // Old browsers take the first; others prefer what has no fixed size.
  <link
    key="icon-ico"
    rel="icon"
    sizes="32x32"
    href={withPrefix("/favicon.ico")}
  />,
  <link
    key="icon"
    rel="icon"
    type="image/svg+xml"
    sizes="any"
    href={withPrefix("/favicon.svg")}
  />,
  <link
    key="touch-icon"
    rel="apple-touch-icon"
    href={withPrefix("/apple-touch-icon.png")}
  />,
  <link key="manifest" rel="manifest" href={withPrefix("/site.webmanifest")} />,
];

/**
 * What stands round the pages in every document: in the head all that must be
 * there before the first paint, at the start of the body the scripts that
 * choose the theme and start the loading screen.
 */
export function renderDocument({
  setHeadComponents,
  setPreBodyComponents,
}: Pick<RenderBodyArgs, "setHeadComponents" | "setPreBodyComponents">): void {
  setHeadComponents([
    inlineScript(
      "head",
      call(refuseMarkup, TRUSTED_TYPES.own),
      call(markScripting, SCRIPTING),
      call(repairHash),
    ),
    <style
      key="themes"
      dangerouslySetInnerHTML={{ __html: themeStyleSheet() }}
    />,
    ...themeColors,
    ...fonts,
    ...icons,
  ]);
  setPreBodyComponents([
    inlineScript(
      "body",
      call(applyThemeBeforePaint, STORAGE_KEY, DARK_QUERY),
      call(runLoadingScreen, LOADING),
    ),
  ]);
}
