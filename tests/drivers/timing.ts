import type { BrowserContext } from "@playwright/test";

interface Timing {
  lateFonts: boolean;
}

/**
 * Makes tests independent of the machine's speed. Gatsby does not prefetch pages, because
 * the browser reports `saveData`. Fonts are late only in tests about late fonts.
 */
export const settleTiming = (context: BrowserContext, timing: Timing) =>
  context.addInitScript(({ lateFonts }) => {
    const connection = { value: { saveData: true }, configurable: true };
    Object.defineProperty(navigator, "connection", connection);
    if (!lateFonts) document.fonts.check = () => true;
  }, timing);
