/**
 * Puts the theme's class on `<body>` before the first paint. Runs as an inline
 * script, made from this function's source: it can use its arguments only.
 *
 * @param storageKey where the visitor's choice is stored
 * @param darkQuery the media query for a system that prefers dark
 */
export function applyThemeBeforePaint(storageKey: string, darkQuery: string) {
  let choice = null;
  try {
    choice = localStorage.getItem(storageKey);
  } catch {
    // Storage is refused: the system's preference decides.
  }
  const light =
    choice === "true" || (choice !== "false" && !matchMedia(darkQuery).matches);
  document.body.classList.add(light ? "light-mode" : "dark-mode");
}
