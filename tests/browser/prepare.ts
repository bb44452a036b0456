import type { BrowserContext, Page } from "@playwright/test";

import { LOADING } from "../../src/loading/runLoadingScreen";

/** An address that leads nowhere. */
export const lostPath = "/nowhere";

/** Adds to a list whatever the console of a context's pages complains of. */
export function listen(context: BrowserContext, problems: string[]) {
  context.on("weberror", (error) => problems.push(error.error().message));
  context.on("console", (message) => {
    // Gatsby asks for the data of a page before it knows of none.
    const isLost = message.location().url.includes(lostPath);
    if (/^(error|warning)$/.test(message.type()) && !isLost) {
      problems.push(message.text());
    }
  });
}

/** Logs CSP violations; some are not reported to the console. */
export const watchPolicy = (context: BrowserContext) =>
  context.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      console.error(`${event.effectiveDirective}: ${event.blockedURI}`);
    });
  });

/** Makes the pages of a tab look like later ones, without loading screen. */
export const skipLoading = (target: Page | BrowserContext) =>
  target.addInitScript((key) => {
    try {
      sessionStorage.setItem(key, "true");
    } catch {
      // The tab is at a place without storage.
    }
  }, LOADING.seenKey);

/** Stops what moves without end, such as the robot, as soon as it begins. */
export const restFromEndless = (target: Page | BrowserContext) =>
  target.addInitScript(() => {
    addEventListener("animationstart", ({ target }) => {
      for (const animation of (target as Element).getAnimations()) {
        const { iterations } = animation.effect?.getTiming() ?? {};
        if (iterations === Infinity) animation.pause();
      }
    });
  });

/** Keeps every script file from arriving, as a stalled network does. */
export const holdScripts = (page: Page) => page.route(/\.js$/, () => undefined);

/** Waits until the loading screen has gone and the page's script is at work. */
export async function ready(page: Page): Promise<void> {
  await page.getByRole("progressbar").waitFor({ state: "hidden" });
  // Not `expect`, which looks again only after longer and longer pauses.
  await page.locator("nav.visible").waitFor({ state: "attached" });
}
