import type { BrowserContext } from "@playwright/test";

interface Timing {
  lateFonts: boolean;
}

/**
 * Removes dependencies on the machine's speed. Gatsby prefetches no pages, as for
 * visitors who save data, and fonts are late only in tests about late fonts.
 */
export const settleTiming = (context: BrowserContext, timing: Timing) =>
  context.addInitScript(({ lateFonts }) => {
    const connection = { value: { saveData: true }, configurable: true };
    Object.defineProperty(navigator, "connection", connection);
    if (!lateFonts) document.fonts.check = () => true;
  }, timing);
