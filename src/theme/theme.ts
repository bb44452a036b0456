export const DARK_QUERY = "(prefers-color-scheme: dark)";

/** Where the visitor's choice is stored: `true` is light, `false` dark. */
export const THEME_KEY = "gainova-lightmode";

/** Returns whether the theme is light: as stored, or else as the system prefers. */
export const isLightMode = (stored: unknown): boolean =>
  typeof stored === "boolean" ? stored : !matchMedia(DARK_QUERY).matches;

/**
 * Gives the document the theme's classes (docs/architecture.md), and its color to the
 * browser's own bar.
 */
export function applyTheme(isLight: boolean): void {
  const { body, documentElement } = document;
  documentElement.classList.toggle("dark", !isLight);
  body.classList.toggle("light-mode", isLight);
  body.classList.toggle("dark-mode", !isLight);
  const styles = getComputedStyle(body);
  const color = styles.getPropertyValue("--color-background");
  for (const meta of document.querySelectorAll("meta[name=theme-color]")) {
    meta.setAttribute("content", color.trim());
  }
}
