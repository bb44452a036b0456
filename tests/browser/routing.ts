import type { Page } from "@playwright/test";

/**
 * Changes the route as a link inside the page would.
 *
 * @param address path and anchor
 */
export const routeTo = (page: Page, address: string) =>
  page.evaluate(
    (to) =>
      (window as unknown as { ___navigate: (to: string) => void }).___navigate(
        to,
      ),
    address,
  );

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
