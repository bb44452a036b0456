export const DARK_QUERY = "(prefers-color-scheme: dark)";

/** Where the visitor's choice is stored: `true` is light, `false` dark. */
export const THEME_KEY = "gainova-lightmode";

/** Returns whether the theme is light: as stored, or else as the system prefers. */
export const isLightMode = (stored: unknown): boolean =>
  typeof stored === "boolean" ? stored : !matchMedia(DARK_QUERY).matches;

/** The class of `<html>` in the dark theme (docs/architecture.md). */
const DARK = "dark";

// The classes of `<body>`, of which it has one.
const LIGHT_MODE = "light-mode";
const DARK_MODE = "dark-mode";

/** Gives the document the theme's classes. */
export function setThemeClasses(light: boolean): void {
  const { body, documentElement } = document;
  documentElement.classList.toggle(DARK, !light);
  body.classList.toggle(LIGHT_MODE, light);
  body.classList.toggle(DARK_MODE, !light);
}
