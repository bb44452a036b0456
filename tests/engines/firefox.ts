import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";

import { launch } from "puppeteer-core";

import { PAPER } from "../assertions/printedCards";
import { collectMessages, type Engine } from "./Engine";

const executablePath = ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find(
  existsSync,
);

const home = path.resolve("test-results/firefox");

/** Makes Firefox report a mouse: https://github.com/microsoft/playwright/issues/7769 */
const FINE_AND_HOVERS = 6;

export const firefox: Engine = {
  missing: () => (executablePath ? undefined : "Firefox"),
  async start(scripting) {
    await mkdir(home, { recursive: true });
    const browser = await launch({
      browser: "firefox",
      executablePath,
      // As root, Firefox does not start if another user owns the home folder.
      env: { ...process.env, HOME: home },
      extraPrefsFirefox: {
        "javascript.enabled": scripting,
        "ui.primaryPointerCapabilities": FINE_AND_HOVERS,
        "ui.allPointerCapabilities": FINE_AND_HOVERS,
      },
    });
    let mail: string | undefined;
    // Puppeteer has no event for a navigation to a mail program.
    const { connection } = browser as unknown as {
      connection: {
        on: (event: string, listen: (event: { url: string }) => void) => void;
      };
    };
    connection.on("browsingContext.navigationStarted", ({ url }) => {
      if (url.startsWith("mailto:")) mail = url;
    });
    const page = await browser.newPage();
    return {
      tab: Object.assign(page, {
        pictureOfPage: () => page.screenshot({ fullPage: true }),
        print: (landscape: boolean) => page.pdf({ ...PAPER, landscape }),
      }),
      messages: collectMessages(page),
      mail: () => Promise.resolve(mail),
      close: () => browser.close(),
    };
  },
};
