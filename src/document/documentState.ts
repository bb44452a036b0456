// The classes that scripts set on `<html>` (docs/architecture.md).
export const DARK = "dark";
export const LOADING = "loading";
export const WAITING_FOR_FONTS = "waiting-for-fonts";
export const LATE_FONTS = "late-fonts";

// The classes of `<body>`, of which it has one.
export const LIGHT_MODE = "light-mode";
export const DARK_MODE = "dark-mode";

/**
 * The element that a page with scripts begins with. What they hide, CSS hides where
 * it is `:defined`: that is nothing that a file can save.
 */
export const WITH_SCRIPTS = "with-scripts";

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
    /** Whether the page has been scrolled, from the inline script on. */
    hasScrolled?: boolean;
  }
}
