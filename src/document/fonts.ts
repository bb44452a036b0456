// The classes of `<html>` (docs/architecture.md).
const WAITING_FOR_FONTS = "waiting-for-fonts";
const LATE_FONTS = "late-fonts";

/** The fonts of the text that is visible without scrolling. */
const fonts = ["1em Figtree", "1em Space Grotesk"];

/** Keeps the fallback fonts until the next document, unless our fonts have loaded. */
export function ignoreLateFonts(): void {
  const haveLoaded = fonts.every((font) => document.fonts.check(font));
  if (!haveLoaded) document.documentElement.classList.add(LATE_FONTS);
}

/** Hides the page's text behind the loading screen until its fonts have loaded. */
export function waitForFonts(): void {
  const { classList } = document.documentElement;
  const loads = fonts.map((font) => document.fonts.load(font));
  const paint = new PerformanceObserver(() => {
    paint.disconnect();
    classList.add(WAITING_FOR_FONTS);
    void Promise.allSettled(loads).then(() => {
      // The text shows again after the frame in which our fonts replace the fallback fonts.
      requestAnimationFrame(() => {
        setTimeout(() => classList.remove(WAITING_FOR_FONTS));
      });
    });
  });
  paint.observe({ type: "paint" });
}
