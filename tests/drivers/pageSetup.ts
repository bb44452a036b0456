import { expect, type BrowserContext, type Page } from "@playwright/test";

import { SEEN_KEY } from "../../src/loading/runLoadingScreen";

/** A path that no page has. */
export const notFoundPath = "/nowhere";

/** Collects the console errors and warnings of all pages in a context. */
export function collectConsoleErrors(
  context: BrowserContext,
  consoleErrors: string[],
) {
  context.on("weberror", (error) => consoleErrors.push(error.error().message));
  context.on("console", (message) => {
    // Gatsby requests the data of a page before it knows whether the page exists.
    const isNotFound = message.location().url.includes(notFoundPath);
    // The browser's own warnings have no arguments. These warnings are ignored, because
    // they depend on timing. Chromium warns, for example, if a preload is used late.
    const isOwn = message.type() === "warning" && message.args().length > 0;
    if ((message.type() === "error" || isOwn) && !isNotFound) {
      consoleErrors.push(message.text());
    }
  });
}

/** Logs CSP violations, because browsers do not log all of them. */
export const logPolicyViolations = (context: BrowserContext) =>
  context.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      console.error(`${event.effectiveDirective}: ${event.blockedURI}`);
    });
  });

/**
 * Collects failed requests and error responses of a page, except requests that a
 * navigation aborts.
 */
export function collectFailedRequests(page: Page): string[] {
  const failed: string[] = [];
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText;
    if (reason !== "net::ERR_ABORTED") {
      failed.push(`${request.url()}: ${reason}`);
    }
  });
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    const isFound = response.ok() || response.status() === 304;
    if (!isFound && !pathname.includes(notFoundPath)) {
      failed.push(`${pathname}: answered with ${response.status()}`);
    }
  });
  return failed;
}

/** Makes pages load without the loading screen, as after the first page load in a tab. */
export const skipLoadingScreen = (target: Page | BrowserContext) =>
  target.addInitScript((key) => {
    try {
      sessionStorage.setItem(key, "true");
    } catch {
      // On blank pages, storage throws.
    }
  }, SEEN_KEY);

/** Pauses infinite animations, such as the robot's, when they start. */
export const pauseEndlessAnimations = (page: Page) =>
  page.addInitScript(() => {
    addEventListener("animationstart", ({ target }) => {
      for (const animation of (target as Element).getAnimations()) {
        const { iterations } = animation.effect?.getTiming() ?? {};
        if (iterations === Infinity) animation.pause();
      }
    });
  });

/** Stops the clock of pages that load later. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  // The clock runs after `install`. Playwright can pause the clock only at a future time.
  await page.clock.pauseAt(600_000);
}

/** Runs the timers of a page with a stopped clock until an element exists. */
export const runUntilShown = (page: Page, selector: string) =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(1);
        return page.locator(selector).count();
      },
      { intervals: [10] },
    )
    .toBe(1);

/** Stops the clock and the animations of pages that load later. */
export async function stopTime(page: Page): Promise<void> {
  await stopClock(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
}

/** Never responds to requests for scripts. */
export const stallScripts = (page: Page) =>
  page.route(/\.js$/, () => undefined);

/**
 * Holds the requests for some files.
 *
 * @returns a function that releases these requests and all later requests
 */
export async function holdRequests(
  page: Page,
  files: RegExp,
): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Waits until the loading screen is gone and the page is hydrated. */
export async function waitUntilReady(page: Page): Promise<void> {
  await page.getByRole("progressbar").waitFor({ state: "hidden" });
  // `expect` would take longer, because `expect` polls less and less often.
  await page.locator("nav.visible").waitFor({ state: "attached" });
}
