import { FORCED_END_MS } from "../loading/runLoadingScreen";

// The classes of `<html>` (docs/architecture.md).
const WAITING_FOR_FONTS = "waiting-for-fonts";
const LATE_FONTS = "late-fonts";

/** The fonts of the first view. */
const fonts = ["1em Figtree", "1em Space Grotesk"];

/** Keeps the fallback of fonts that are not there when a loading screen would end. */
export function ignoreLateFonts(): void {
  setTimeout(() => {
    const areThere = fonts.every((font) => document.fonts.check(font));
    if (!areThere) document.documentElement.classList.add(LATE_FONTS);
  }, FORCED_END_MS);
}

/** Hides the page's text behind the loading screen until its fonts have come. */
export function waitForFonts(): void {
  const { classList } = document.documentElement;
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
