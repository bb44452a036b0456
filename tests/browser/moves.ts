import type { Page } from "@playwright/test";

import { ready } from "./prepare";

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

/** Loads a page and, once its scripts are at work, stops its clock. */
export async function visitAndPause(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await ready(page);
  const now = await page.evaluate(() => Date.now());
  // Only a time to come can be paused at.
  await page.clock.pauseAt(now + 1000);
}
