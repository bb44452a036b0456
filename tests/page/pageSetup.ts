import { expect, type BrowserContext, type Page } from "@playwright/test";

import { SEEN_KEY } from "../../src/loading/runLoadingScreen";

/** A path that no page has. */
export const notFoundPath = "/nowhere";

/** Collects the console errors and warnings of a context's pages. */
export function collectConsoleErrors(
  context: BrowserContext,
  consoleErrors: string[],
) {
  context.on("weberror", (error) => consoleErrors.push(error.error().message));
  context.on("console", (message) => {
    // Gatsby requests the data of a page before it knows that there is none.
    const isNotFound = message.location().url.includes(notFoundPath);
    // A browser's own warnings, which have no arguments, depend on time: a file
    // that was preloaded is used late.
    const isOwn = message.type() === "warning" && message.args().length > 0;
    if ((message.type() === "error" || isOwn) && !isNotFound) {
      consoleErrors.push(message.text());
    }
  });
}

/** Logs CSP violations; some are not reported to the console. */
export const logPolicyViolations = (context: BrowserContext) =>
  context.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      console.error(`${event.effectiveDirective}: ${event.blockedURI}`);
    });
  });

/**
 * Collects the requests of a page that fail, other than those that navigating away
 * aborts, and the answers that say so.
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

/** Loads pages without the loading screen, as later pages of a tab. */
export const skipLoadingScreen = (target: Page | BrowserContext) =>
  target.addInitScript((key) => {
    try {
      sessionStorage.setItem(key, "true");
    } catch {
      // Blank pages have no storage.
    }
  }, SEEN_KEY);

/** Pauses endless animations, such as the robot's, when they start. */
export const pauseEndlessAnimations = (page: Page) =>
  page.addInitScript(() => {
    addEventListener("animationstart", ({ target }) => {
      for (const animation of (target as Element).getAnimations()) {
        const { iterations } = animation.effect?.getTiming() ?? {};
        if (iterations === Infinity) animation.pause();
      }
    });
  });

/** Stops the clock of the next pages. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  // A clock runs from its start on, and cannot be stopped in the past.
  await page.clock.pauseAt(600_000);
}

/** Lets a page whose clock stands still render an element, which needs timers. */
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

/** Stops the time of the next pages, also of their animations. */
export async function stopTime(page: Page): Promise<void> {
  await stopClock(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
}

/** Leaves requests for script files without an answer. */
export const stallScripts = (page: Page) =>
  page.route(/\.js$/, () => undefined);

/**
 * Holds the requests for some files.
 *
 * @returns a function that lets them through, and later ones
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
  // `expect` would poll less and less often.
  await page.locator("nav.visible").waitFor({ state: "attached" });
}
