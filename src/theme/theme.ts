export const DARK_QUERY = "(prefers-color-scheme: dark)";

/** The storage key of the visitor's choice. `true` means light, `false` dark. */
export const THEME_KEY = "gainova-lightmode";

/** Returns whether the theme is light, by the stored choice or the system's preference. */
export const isLightMode = (stored: unknown): boolean =>
  typeof stored === "boolean" ? stored : !matchMedia(DARK_QUERY).matches;

/**
 * Sets the document's theme classes (docs/architecture.md) and its `theme-color`, which is
 * the color of the browser's own toolbar.
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
