import { createServer } from "node:net";

import { chromium, type Browser } from "@playwright/test";

import { browserArguments, obtainBrowser } from "../../browser.mjs";

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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on("error", reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => {
        if (address && typeof address === "object") resolve(address.port);
        else reject(new Error("There is no free port."));
      });
    });
  });
}
