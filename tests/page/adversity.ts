import { setTimeout as pause } from "node:timers/promises";

import type { BrowserContext } from "@playwright/test";

/** A machine and network that are slow, or a browser that prefetches at once. */
export type Adversity = "slow" | "eager";

const FRAME_MS = 120;
const NETWORK_MS = 300;

/** Page data, chunks and fonts, which come after the HTML. */
const laterFiles = /\.(js|woff2)$|page-data.*\.json$/;

/** Makes the pages of a context meet what a test must not depend on. */
export async function addAdversity(
  context: BrowserContext,
  adversity: Adversity,
): Promise<void> {
  if (adversity === "eager") {
    await context.addInitScript(() => {
      const later = setTimeout.bind(window);
      // Gatsby waits 3 s before it prefetches the pages of links.
      const wrapped = (run: () => void, ms?: number) =>
        later(run, String(run).includes("PrefetchBatch") ? 0 : ms);
      Object.assign(window, { setTimeout: wrapped });
    });
    return;
  }
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
