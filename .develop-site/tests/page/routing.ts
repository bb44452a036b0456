import { expect, type Page } from "@playwright/test";

import { navigationBar } from "./navigationBar";
import { waitUntilReady } from "./pageSetup";
import { nextFrames } from "./scrolling";

declare const ___navigate: (to: string) => void;

/** Changes the route as a link inside the page does, without waiting for the page. */
export const startRoute = (page: Page, address: string) =>
  page.evaluate((to) => ___navigate(to), address);

/**
 * Changes the route as a link inside the page does, and waits until the page is
 * there: until the bar has gone and come back and, if the address has a hash, its
 * element has the focus.
 *
 * @throws Error if the page's clock stands still, because the router needs timers
 */
export async function routeTo(page: Page, address: string): Promise<void> {
  await waitUntilReady(page);
  const now = await page.evaluate(() => Date.now());
  await nextFrames(page);
  if ((await page.evaluate(() => Date.now())) === now) {
    throw new Error("The router needs timers: call page.clock.resume() first.");
  }
  await navigationBar(page).evaluate(async (bar, to) => {
    const { pathname } = new URL(to, location.href);
    const isNewPage = pathname !== location.pathname;
    const arrival = new Promise<void>((resolve) => {
      let isHidden = false;
      new MutationObserver(() => {
        const wasHidden = isHidden;
        isHidden = !bar.classList.contains("visible");
        if (wasHidden && !isHidden) resolve();
      }).observe(bar, { attributeFilter: ["class"] });
    });
    ___navigate(to);
    if (isNewPage) await arrival;
  }, address);
  const { hash } = new URL(page.url());
  if (hash) await expect(page.locator(hash)).toBeFocused();
}

/** Collects the addresses of the documents that the page loads from now on. */
export function collectLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  return loads;
}

export const historyLength = (page: Page) =>
  page.evaluate(() => history.length);
