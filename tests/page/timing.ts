import { setTimeout as pause } from "node:timers/promises";

import type { BrowserContext } from "@playwright/test";

import { SCRIPTS_TIMEOUT_MS } from "../../src/document/scriptsTimeout";
import { LOAD_TIMEOUT_MS } from "../../src/gatsby-internals/reliableNavigation";

const FRAME_MS = 120;
const NETWORK_MS = 300;

/** Page data, chunks and fonts, which come after the HTML. */
const laterFiles = /\.(js|woff2)$|page-data.*\.json$/;

/** Burns time in each frame, and delays what pages load after their HTML. */
export async function slowDown(context: BrowserContext): Promise<void> {
  await context.addInitScript((ms) => {
    // `page.clock` replaces these later.
    const frame = requestAnimationFrame.bind(window);
    const now = performance.now.bind(performance);
    frame(function burn() {
      frame(burn);
      const end = now() + ms;
      while (now() < end);
    });
  }, FRAME_MS);
  await context.route(laterFiles, async (route) => {
    await pause(NETWORK_MS);
    await route.fallback();
  });
}

interface Timing {
  prefetch: boolean;
  lateFonts: boolean;
}

/**
 * Turns off what the time of a page decides, unless it has a clock of its own.
 * Slow pages and scripts have any time to come, Gatsby prefetches the pages of
 * links at once or never, and fonts are late only where the test is about them.
 */
export const settleTiming = (context: BrowserContext, timing: Timing) =>
  context.addInitScript(
    ({ prefetch, lateFonts, loadMs, scriptsMs }) => {
      if (!prefetch) {
        const connection = { value: { saveData: true }, configurable: true };
        Object.defineProperty(navigator, "connection", connection);
      }
      if (!lateFonts) document.fonts.check = () => true;
      const later = setTimeout.bind(window);
      const settled = (run: () => void, ms = 0, ...rest: unknown[]) => {
        const code = String(run);
        // Gatsby waits for 3 s before it prefetches.
        if (code.includes("PrefetchBatch")) return later(run);
        if (ms === scriptsMs) return 0;
        if (ms === loadMs) {
          // The timer of a slow page resolves a promise.
          if (code.includes("[native code]")) return 0;
          // The robot waits as long. An error fails the test.
          if (!code.includes(".animate(")) console.error("Whose timer?", code);
        }
        return later(run, ms, ...rest);
      };
      Object.assign(window, { setTimeout: settled });
    },
    { ...timing, loadMs: LOAD_TIMEOUT_MS, scriptsMs: SCRIPTS_TIMEOUT_MS },
  );
