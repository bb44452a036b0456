import { chromium, type Browser } from "@playwright/test";

import { browserArguments, obtainBrowser } from "../../browser.mjs";
import { freePort } from "../../freePort";

/** A browser that Playwright drives here, and Lighthouse by its port. */
export interface OpenBrowser {
  browser: Browser;
  port: number;
}

/** Starts the browser of the tests with a port for its DevTools protocol. */
export async function openBrowser(): Promise<OpenBrowser> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: obtainBrowser(),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  });
  return { browser, port };
}
