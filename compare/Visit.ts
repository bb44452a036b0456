import { setTimeout as pause } from "node:timers/promises";

import type { Browser, CDPSession, Page, Request } from "@playwright/test";

import { FIXTURE } from "../scripts/buildCopy";
import { SEEN_KEY } from "../src/loading/runLoadingScreen";

const NOW_MS = Number(FIXTURE.SOURCE_DATE_EPOCH) * 1000;

/** How far the clock goes at once, in ms. */
const STEP_MS = 300;

export type VisitOptions = Parameters<Browser["newContext"]>[0];

/** What `watch` counts and collects. */
export interface Watched extends Window {
  said: string[];
  timers: number;
}

/** Watches what no state tells (announcements and timers), and leaves out chance. */
function watch(seenKey: string) {
  // Blank pages have no storage.
  if (location.host) sessionStorage.setItem(seenKey, "true");
  const later = window.setTimeout.bind(window);
  const watched = Object.assign(window, {
    said: [] as string[],
    timers: 0,
    open: () => null,
    setTimeout: (run: () => void, ms?: number) =>
      later(() => {
        watched.timers += 1;
        run();
      }, ms),
  });
  Math.random = () => 0.9;
  // Otherwise Gatsby would prefetch the pages of links.
  Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      if (!element?.closest("[aria-live], [role=status], [role=alert]"))
        continue;
      const texts = [...addedNodes].map((node) => node.textContent);
      watched.said.push(`said: "${texts.join(" ")}"`);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** A page whose clock stands still, so that nothing depends on the machine. */
export class Visit {
  /** Errors, and addresses that were asked for. */
  readonly log: string[] = [];
  private readonly loading = new Set<Request>();

  private constructor(
    readonly page: Page,
    readonly session: CDPSession,
    readonly site: string,
  ) {
    page.on("request", (request) => this.loading.add(request));
    page.on("requestfinished", (request) => this.loading.delete(request));
    page.on("requestfailed", (request) => this.loading.delete(request));
    page.on("pageerror", ({ message }) => this.log.push(`error: ${message}`));
    session.on("Page.frameRequestedNavigation", ({ url }) => {
      if (!url.startsWith("http")) this.log.push(`asks for ${url}`);
    });
  }

  /** Starts a visit of a site, on a desktop unless the options say otherwise. */
  static async start(browser: Browser, site: string, options: VisitOptions) {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: "reduce",
      // West of UTC, and where an event of the fixture is.
      timezoneId: "America/New_York",
      permissions: ["clipboard-read", "clipboard-write"],
      ...options,
    });
    await context.clock.install({ time: NOW_MS });
    await context.clock.pauseAt(NOW_MS + 60_000);
    // https://github.com/privatenumber/tsx/issues/113
    await context.addInitScript("globalThis.__name = (named) => named");
    await context.addInitScript(watch, SEEN_KEY);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Page.enable");
    page.setDefaultTimeout(10_000);
    return new Visit(page, session, site);
  }

  /** Loads a page until it is hydrated. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.site + path);
    await this.untilHydrated();
    await this.page.evaluate(() => document.fonts.ready.then(() => null));
    this.log.length = 0;
  }

  /** Lets time go on until the bar is there, which says that the page is hydrated. */
  async untilHydrated(): Promise<void> {
    const bar =
      "nav.visible, body:not(:has(nav)), html:not(:has(with-scripts))";
    for (let tries = 0; tries < 30; tries += 1) {
      await this.calm();
      if (await this.page.locator(bar).count()) return;
    }
  }

  /** Lets some time go on, in ms, while nothing loads, and ends what moves. */
  async calm(ms = STEP_MS): Promise<void> {
    for (let left = ms; left > 0; left -= STEP_MS) {
      await this.untilLoaded();
      // These fail where the page was left meanwhile.
      await this.page.clock.runFor(Math.min(left, STEP_MS)).catch(() => null);
      await this.page.evaluate(endMovement).catch(() => null);
    }
    await this.untilLoaded();
  }

  private async untilLoaded(): Promise<void> {
    for (let waits = 0; this.loading.size && waits < 1000; waits += 1)
      await pause(5);
  }

  end = () => this.page.context().close();
}

/**
 * Renders some frames, which effects of React and observers need, and ends all that
 * moves in them; what moves without end goes to its start.
 */
async function endMovement(): Promise<void> {
  await document.documentElement.animate([], 40).finished;
  for (const animation of document.getAnimations()) {
    // A page is busy until this one ends.
    if ((animation as CSSAnimation).animationName === "pending") continue;
    if (animation.effect?.getComputedTiming().endTime === Infinity) {
      animation.pause();
      animation.currentTime = 0;
    } else animation.finish();
  }
  await document.documentElement.animate([], 20).finished;
}
