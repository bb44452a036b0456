import type { Page } from "@playwright/test";

/** Changes the route as a link inside the page does. */
export const routeTo = (page: Page, address: string) =>
  page.evaluate(
    (to) =>
      (window as unknown as { ___navigate: (to: string) => void }).___navigate(
        to,
      ),
    address,
  );

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
