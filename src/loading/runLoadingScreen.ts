import { storedValue } from "../components/storedValue";

/** The class of `<html>` during the loading screen (docs/architecture.md). */
const LOADING = "loading";

/** The id of the screen's element with `role="progressbar"`. */
export const PROGRESS_ID = "loading-progress";

/** The key in session storage that is set once a tab has shown the loading screen. */
export const SEEN_KEY = "gainova-loaded";

/** Time between two steps of the percentage, in ms. */
const TICK_MS = 200;

/** Time after which the loading screen ends at any percentage, in ms. */
export const FORCED_END_MS = 1000;

/** Time from 100 % to the end of the loading screen, in ms. */
const HAND_OFF_MS = 500;

/** The upper limit of a step, in percentage points. */
const MAX_STEP = 15;

/** Whether the tab has shown the loading screen. Always false if storage throws. */
const seen = storedValue("sessionStorage", SEEN_KEY);

/** Shows a percentage, as `aria-valuenow` and as text. */
export function showProgress(percent: string): void {
  const bar = document.getElementById(PROGRESS_ID);
  bar?.setAttribute("aria-valuenow", percent);
  bar?.parentElement?.style.setProperty("--progress", percent);
  // The parser might not have created the text's element yet.
  const text = bar?.querySelector("span");
  if (text) text.textContent = percent + "%";
}

/**
 * Runs the loading screen on the first load of a tab, even if the page's scripts never
 * load. Returns false on later loads.
 */
export function runLoadingScreen(): boolean {
  if (seen.read() === true) return false;
  seen.write(true);
  const { classList, style } = document.documentElement;
  classList.add(LOADING);
  style.setProperty("--loading-time", `${FORCED_END_MS}ms`);

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
  return true;

  function end() {
    clearInterval(ticking);
    classList.remove(LOADING);
  }
}
