/**
 * Puts the theme's class on `<body>` before anything is painted. Runs as an
 * inline script at the start of `<body>`, made from this function's source: it
 * must not use anything from outside itself.
 *
 * @param storageKey where the visitor's choice is kept
 * @param darkQuery the media query that says that the system prefers dark
 */
export function applyThemeBeforePaint(storageKey: string, darkQuery: string) {
  let choice = null;
  try {
    choice = localStorage.getItem(storageKey);
  } catch {
    // Storage is refused: the system's preference rules.
  }
  const prefersDark =
    typeof matchMedia === "function" && matchMedia(darkQuery).matches;
  const light = choice === "true" || (choice !== "false" && !prefersDark);
  document.body.classList.add(light ? "light-mode" : "dark-mode");
}
