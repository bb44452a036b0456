/**
 * Adds the theme's class to `<body>` as soon as the parser creates it. Runs as an
 * inline script in the head, because the browser may paint a body before it runs
 * the body's first script.
 */
export function applyThemeBeforePaint(storageKey: string, darkQuery: string) {
  let choice = null;
  try {
    choice = localStorage.getItem(storageKey);
  } catch {
    // Storage is blocked: the system's preference decides.
  }
  const light =
    choice === "true" || (choice !== "false" && !matchMedia(darkQuery).matches);
  new MutationObserver((_, observer) => {
    const body = document.querySelector("body");
    if (!body) return;
    observer.disconnect();
    body.classList.add(light ? "light-mode" : "dark-mode");
  }).observe(document.documentElement, { childList: true });
}
