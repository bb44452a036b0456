import { expect, type Page } from "@playwright/test";

import { navigationBar } from "./navigationBar";
import { waitUntilReady } from "./pageSetup";

declare const ___navigate: (to: string) => void;

/** Starts a route change, as a link in the content does. */
export const startRoute = (page: Page, address: string) =>
  page.evaluate((to) => ___navigate(to), address);

/**
 * Changes the route, as a link in the content does, and waits for the new page. On a new
 * page, the bar loses and regains class `visible`. If the URL has a hash, the hash's
 * element gets the focus. The page's clock must run.
 */
export async function routeTo(page: Page, address: string): Promise<void> {
  await waitUntilReady(page);
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

/** Collects the URLs of the documents that the page loads from now on. */
export function collectLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  return loads;
}

export const historyLength = (page: Page) =>
  page.evaluate(() => history.length);
