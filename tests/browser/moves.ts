import type { Page } from "@playwright/test";

/** Records the address of every document that the page loads from now on. */
export function watchLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  return loads;
}

/** How many entries the history of the tab has. */
export const historyLength = (page: Page) =>
  page.evaluate(() => history.length);

/** Stops the page's clock, once installed, where it is. */
export async function pauseClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  // Only a time to come can be paused at.
  await page.clock.pauseAt(now + 1000);
}
