import type { BrowserContext } from "@playwright/test";

interface Timing {
  lateFonts: boolean;
}

/**
 * Turns off what depends on the speed of a machine: Gatsby prefetches no pages, as
 * for visitors who save data, and fonts are late only where the test is about them.
 */
export const settleTiming = (context: BrowserContext, timing: Timing) =>
  context.addInitScript(({ lateFonts }) => {
    const connection = { value: { saveData: true }, configurable: true };
    Object.defineProperty(navigator, "connection", connection);
    if (!lateFonts) document.fonts.check = () => true;
  }, timing);
