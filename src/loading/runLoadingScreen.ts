import { storedValue } from "../components/storedValue";

// The classes of `<html>` (docs/architecture.md).
const LOADING = "loading";
const WAITING_FOR_FONTS = "waiting-for-fonts";
export const LATE_FONTS = "late-fonts";

/** The id of the screen's element with `role="progressbar"`. */
export const PROGRESS_ID = "loading-progress";

/** The key in session storage, set once a tab has shown the screen. */
export const SEEN_KEY = "gainova-loaded";

/** Time between two steps, in ms. */
export const TICK_MS = 200;

/** Time after which the screen ends, and fonts are late, in any case, in ms. */
export const FORCED_END_MS = 1000;

/** Time from 100 % to the end, in ms. */
const HAND_OFF_MS = 500;

/** The upper limit of a step, in points. */
const MAX_STEP = 15;

/** The fonts of the first view. */
const fonts = ["1em Figtree", "1em Space Grotesk"];

/** Whether the tab has shown the screen; without storage, each load is a first one. */
const seen = storedValue("sessionStorage", SEEN_KEY);

/** Hides the page's text behind the screen until its fonts have come. */
function waitForFonts({ classList }: Element): void {
  const loads = fonts.map((font) => document.fonts.load(font));
  const paint = new PerformanceObserver(() => {
    paint.disconnect();
    classList.add(WAITING_FOR_FONTS);
    void Promise.allSettled(loads).then(() => {
      // After the frame in which the fonts replace the fallback.
      requestAnimationFrame(() => {
        setTimeout(() => classList.remove(WAITING_FOR_FONTS));
      });
    });
  });
  paint.observe({ type: "paint" });
}

/** Shows a percentage, as a number and as text. */
export function showProgress(percent: string): void {
  const bar = document.getElementById(PROGRESS_ID);
  bar?.setAttribute("aria-valuenow", percent);
  bar?.parentElement?.style.setProperty("--progress", percent);
  // The parser may have come as far as the track, which is before it.
  const text = bar?.querySelector("span");
  if (text) text.textContent = percent + "%";
}

/**
 * Runs the loading screen on the first load of a tab, whether or not the page's
 * scripts come. On every load, fonts that are late do not replace their fallback.
 */
export function runLoadingScreen(): void {
  const root = document.documentElement;
  setTimeout(() => {
    const areThere = fonts.every((font) => document.fonts.check(font));
    if (!areThere) root.classList.add(LATE_FONTS);
  }, FORCED_END_MS);
  if (seen.read() === true) return;
  seen.write(true);
  root.classList.add(LOADING);
  waitForFonts(root);

  let progress = 0;
  const ticking = setInterval(() => {
    progress = Math.min(100, progress + Math.random() * MAX_STEP);
    showProgress(String(Math.floor(progress)));
    if (progress === 100) {
      clearInterval(ticking);
      setTimeout(end, HAND_OFF_MS);
    }
  }, TICK_MS);
  setTimeout(end, FORCED_END_MS);

  function end() {
    clearInterval(ticking);
    root.classList.remove(LOADING);
  }
}
