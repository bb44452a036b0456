/** The classes that scripts set on `<html>` (docs/architecture.md). */
export const htmlClasses = {
  scripts: "js",
  dark: "dark",
  loading: "loading",
  waitingForFonts: "waiting-for-fonts",
  lateFonts: "late-fonts",
} as const;

/** The class of `<body>`, of which it has one. */
export const themeClasses = { light: "light-mode", dark: "dark-mode" } as const;

/** The id of the template that holds the page's scripts until they start. */
export const SCRIPTS_ID = "scripts";

/** The id of the loading screen's element with `role="progressbar"`. */
export const PROGRESS_ID = "loading-progress";

/** The event of the window when React has hydrated the page. */
export const HYDRATED_EVENT = "hydrated";

declare global {
  interface Window {
    /** The page's own path, from the inline script to Gatsby's router. */
    pagePath?: string;
    /** The button of the last click, to press it again after hydration. */
    lastPressed?: HTMLButtonElement | null;
  }
}
