import { setTimeout as pause } from "node:timers/promises";

import type {
  Browser,
  BrowserContextOptions,
  CDPSession,
  Page,
  Request,
} from "@playwright/test";

import { FIXTURE } from "../../scripts/buildCopy";
import { collectConsoleErrors, skipLoadingScreen } from "../page/pageSetup";

const NOW_MS = Number(FIXTURE.SOURCE_DATE_EPOCH) * 1000;

/** How far the clock goes at once, in ms. */
const STEP_MS = 300;

interface VisitOptions extends BrowserContextOptions {
  /** Whether it shows the loading screen. */
  firstLoad?: boolean;
  /** Whether each observed element but the footer counts as in view. */
  inView?: boolean;
}

declare global {
  interface Window {
    /** What was said in live regions. */
    said: string[];
    /** How many timers have ended. */
    timers: number;
  }
}

/** Watches what no state tells: announcements and timers. */
function watch() {
  Math.random = () => 0.9;
  // Otherwise Gatsby would prefetch the pages of links.
  Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  window.said = [];
  window.timers = 0;
  const later = window.setTimeout.bind(window);
  const counted = (run: () => void, ...rest: [number?]) =>
    later(
      () => {
        window.timers += 1;
        run();
      },
      ...rest,
    );
  Object.assign(window, { setTimeout: counted, open: () => null });
  new MutationObserver((changes) => {
    for (const { target, addedNodes, removedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      if (!element?.closest("[aria-live], [role=status], [role=alert]"))
        continue;
      const text = [...addedNodes].map((node) => node.textContent).join(" ");
      window.said.push(`said ${removedNodes.length ? "−" : "+"} ${text}`);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

function showAllInView() {
  const Observer = class {
    constructor(private readonly run: (entries: object[]) => void) {}
    observe(target: Element) {
      const isIntersecting = !target.closest("footer");
      const entry = { target, isIntersecting, intersectionRatio: 1 };
      setTimeout(() => this.run([entry]));
    }
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  Object.assign(window, { IntersectionObserver: Observer });
}

/** A page whose clock stands still, so that nothing depends on the machine. */
export class Visit {
  /** The address that was opened last. */
  address = "";
  /** Errors, and addresses that were asked for. */
  readonly log: string[] = [];
  private readonly loading = new Set<Request>();

  private constructor(
    readonly page: Page,
    readonly session: CDPSession,
    private readonly site: string,
  ) {
    page.on("request", (request) => this.loading.add(request));
    page.on("requestfinished", (request) => this.loading.delete(request));
    page.on("requestfailed", (request) => this.loading.delete(request));
    collectConsoleErrors(page.context(), this.log);
    session.on("Page.frameRequestedNavigation", ({ url }) => {
      if (!url.startsWith("http")) this.log.push(`asks for ${url}`);
    });
  }

  /** Starts a visit of a site, on a desktop unless the options say otherwise. */
  static async start(
    browser: Browser,
    site: string,
    options: VisitOptions = {},
  ) {
    const { firstLoad, inView, ...rest } = options;
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: "reduce",
      timezoneId: "UTC",
      permissions: ["clipboard-read", "clipboard-write"],
      ...rest,
    });
    if (rest.javaScriptEnabled !== false) {
      await context.clock.install({ time: NOW_MS });
      await context.clock.pauseAt(NOW_MS + 60_000);
      // https://github.com/privatenumber/tsx/issues/113
      await context.addInitScript("globalThis.__name = (named) => named");
      if (!firstLoad) await skipLoadingScreen(context);
      if (inView) await context.addInitScript(showAllInView);
      await context.addInitScript(watch);
    }
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Page.enable");
    return new Visit(page, session, site);
  }

  /** Loads a page, as on a first visit, until it is hydrated. */
  async open(path: string): Promise<void> {
    const { page, session, site } = this;
    await page.goto("about:blank");
    await session.send("Storage.clearDataForOrigin", {
      origin: site,
      storageTypes: "local_storage,session_storage",
    });
    this.address = site + path;
    await page.goto(this.address);
    await this.untilHydrated();
    await page.evaluate(() => document.fonts.ready.then(() => null));
    this.log.length = 0;
  }

  /** Lets time go on until the bar is there, which says that the page is hydrated. */
  async untilHydrated(): Promise<void> {
    for (let tries = 0; tries < 30; tries += 1) {
      await this.calm();
      if (await this.page.locator("nav.visible, body:not(:has(nav))").count())
        return;
    }
  }

  /** Lets some time go on, in ms, while nothing loads, and ends what moves. */
  async calm(ms = STEP_MS): Promise<void> {
    for (let left = ms; left > 0; left -= STEP_MS) {
      await this.untilLoaded();
      // Fails where the page was left meanwhile.
      await this.page.clock.runFor(Math.min(left, STEP_MS)).catch(() => null);
      await this.settle();
    }
    await this.untilLoaded();
  }

  private async untilLoaded(): Promise<void> {
    for (let waits = 0; this.loading.size && waits < 1000; waits += 1) {
      await pause(5);
    }
  }

  /**
   * Renders some frames, which effects of React and observers need, and ends all
   * that moves in them; what moves without end goes to its start.
   */
  private settle = () =>
    this.page
      .evaluate(async () => {
        await document.documentElement.animate([], 40).finished;
        for (const animation of document.getAnimations()) {
          const { endTime } = animation.effect?.getComputedTiming() ?? {};
          // A page is busy until this one ends.
          if ((animation as CSSAnimation).animationName === "pending") continue;
          if (endTime !== Infinity) animation.finish();
          else {
            animation.pause();
            animation.currentTime = 0;
          }
        }
        await document.documentElement.animate([], 20).finished;
      })
      // The page was left meanwhile.
      .catch(() => undefined);

  /** Shows each animation as it is some time after its start, in ms. */
  freeze = (ms: number) =>
    this.page.evaluate((time) => {
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = time;
      }
    }, ms);

  end = () => this.page.context().close();
}
