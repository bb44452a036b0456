import {
  launch,
  type Browser,
  type BrowserContext,
  type Page,
} from "puppeteer-core";

import { browserArguments, onPath } from "../../../scripts/browser.mjs";
import type { Driver, Running, Tab } from "./Driver";

const firefoxPath = () => onPath("firefox-esr") ?? onPath("firefox");

/** A mouse, as desktops have it: Firefox reports none where it has no screen. */
const FINE_AND_HOVERS = 6;

/** Chromium by its own protocol. */
export const chromium: Driver = {
  staysAtMail: true,
  missing: () => (process.env.CHROME_PATH ? undefined : "Chromium"),
  async start({ scripting }) {
    const browser = await launch({
      executablePath: process.env.CHROME_PATH,
      args: browserArguments,
    });
    return running(browser, async (page, opened) => {
      await page.setJavaScriptEnabled(scripting);
      page.on("request", (request) => opened(request.url()));
    });
  },
};

/** Firefox by WebDriver BiDi. */
export const firefox: Driver = {
  staysAtMail: true,
  missing: () => (firefoxPath() ? undefined : "Firefox"),
  async start({ scripting }) {
    const browser = await launch({
      browser: "firefox",
      executablePath: firefoxPath(),
      extraPrefsFirefox: {
        "javascript.enabled": scripting,
        "ui.primaryPointerCapabilities": FINE_AND_HOVERS,
        "ui.allPointerCapabilities": FINE_AND_HOVERS,
      },
    });
    let heard: ((url: string) => void) | undefined;
    onNavigation(browser, (url) => heard?.(url));
    return running(browser, (_page, opened) => {
      heard = opened;
    });
  },
};

/** Puppeteer's own events leave out a navigation that leads to no page. */
function onNavigation(browser: Browser, listen: (url: string) => void) {
  const { connection } = browser as unknown as {
    connection: {
      on: (event: string, listen: (event: { url: string }) => void) => void;
    };
  };
  connection.on("browsingContext.navigationStarted", ({ url }) => listen(url));
}

/**
 * Opens each tab in a profile of its own: one from which Firefox opened a mail
 * loads no other page.
 *
 * @param listen tells each address that the page asks for
 */
function running(
  browser: Browser,
  listen: (page: Page, tell: (url: string) => void) => Promise<void> | void,
): Running {
  let last: BrowserContext | undefined;
  return {
    async nextTab() {
      await last?.close();
      last = await browser.createBrowserContext();
      const page = await last.newPage();
      let mail: string | undefined;
      await listen(page, (url) => {
        if (url.startsWith("mailto:")) mail = url;
      });
      return tabOf(page, () => mail);
    },
    close: () => browser.close(),
  };
}

function tabOf(page: Page, mail: () => string | undefined): Tab {
  return {
    async goto(url) {
      await page.goto(url);
    },
    async reload() {
      await page.reload();
    },
    async back() {
      await page.goBack();
    },
    resize: (width, height) => page.setViewport({ width, height }),
    move: ({ x, y }) => page.mouse.move(x, y),
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    evaluate: <A extends unknown[], T>(look: (...args: A) => T, ...args: A) =>
      // Puppeteer's type would take handles out of the arguments: there are none.
      page.evaluate(look as (...args: unknown[]) => T, ...args),
    mail: () => Promise.resolve(mail()),
  };
}
