/** Adds the theme's class to `<body>`. Runs as an inline script. */
export function applyThemeBeforePaint(storageKey: string, darkQuery: string) {
  let choice = null;
  try {
    choice = localStorage.getItem(storageKey);
  } catch {
    // Storage is blocked: the system's preference decides.
  }
  const light =
    choice === "true" || (choice !== "false" && !matchMedia(darkQuery).matches);
  document.body.classList.add(light ? "light-mode" : "dark-mode");
}
