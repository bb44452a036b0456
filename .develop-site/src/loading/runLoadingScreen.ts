export const LOADING = {
  /** The key in session storage, set once a tab has shown the screen. */
  seenKey: "gainova-loaded",
  /** The id of the element with `role="progressbar"`. */
  progressId: "loading-progress",
  /** The fonts of the first view. */
  fonts: ["1em Figtree", "1em Space Grotesk"],
  /** The class of `<html>` from the first paint until the fonts are there. */
  waitingClass: "waiting-for-fonts",
  /** The class of `<html>` if the fonts come after the screen's end. */
  lateFontsClass: "late-fonts",
  /** Time between two steps, in ms. */
  tickMs: 200,
  /** The upper limit of a step, in points. */
  maxStep: 15,
  /** Time from 100 % to the end, in ms. */
  handOffMs: 500,
  /** Time after which the screen ends, and fonts are late, in any case, in ms. */
  forcedEndMs: 1000,
} as const;

/**
 * Runs the loading screen on the first load of a tab, whether or not the bundle
 * arrives. On every load, fonts that are late do not replace their fallback. Runs
 * as an inline script before the first paint.
 */
export function runLoadingScreen(loading: typeof LOADING) {
  const root = document.documentElement;
  setTimeout(() => {
    const areThere = loading.fonts.every((font) => document.fonts.check(font));
    if (!areThere) root.classList.add(loading.lateFontsClass);
  }, loading.forcedEndMs);
  try {
    if (sessionStorage.getItem(loading.seenKey) !== null) return;
    sessionStorage.setItem(loading.seenKey, "true");
  } catch {
    // Without storage, every load is a first one.
  }
  root.classList.add("loading");
  const fonts = loading.fonts.map((font) => document.fonts.load(font));
  const paint = new PerformanceObserver(() => {
    paint.disconnect();
    root.classList.add(loading.waitingClass);
    void Promise.allSettled(fonts).then(() => {
      // After the frame in which the fonts replace the fallback.
      requestAnimationFrame(() => {
        setTimeout(() => root.classList.remove(loading.waitingClass));
      });
    });
  });
  paint.observe({ type: "paint" });

  let progress = 0;
  const ticking = setInterval(() => {
    progress = Math.min(100, progress + Math.random() * loading.maxStep);
    const bar = document.getElementById(loading.progressId);
    if (bar) {
      const percent = String(Math.floor(progress));
      bar.setAttribute("aria-valuenow", percent);
      bar.parentElement?.style.setProperty("--progress", percent);
      if (bar.lastElementChild) {
        bar.lastElementChild.textContent = percent + "%";
      }
    }
    if (progress === 100) {
      clearInterval(ticking);
      setTimeout(end, loading.handOffMs);
    }
  }, loading.tickMs);
  setTimeout(end, loading.forcedEndMs);

  function end() {
    clearInterval(ticking);
    root.classList.remove("loading");
  }
}
