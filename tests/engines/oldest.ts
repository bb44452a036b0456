import { existsSync } from "node:fs";
import path from "node:path";

import { launch } from "puppeteer-core";

import { env } from "../findBrowser";
import { collectMessages, type Engine } from "./Engine";

/** The folder into which .ci/run unpacks Chromium 103 and its libraries. */
const folder = path.resolve(".sites/oldest");
const executablePath = path.join(folder, "chromium");

/** Chromium 103, the oldest browser that must show the site as designed. */
export const oldest: Engine = {
  missing: () => (existsSync(executablePath) ? undefined : "Chromium 103"),
  async start(scripting) {
    const browser = await launch({
      executablePath,
      env: { ...env, LD_LIBRARY_PATH: path.join(folder, "aws/lib") },
      args: ["--disable-gpu", "--no-sandbox"],
    });
    const page = await browser.newPage();
    await page.setJavaScriptEnabled(scripting);
    let mail: string | undefined;
    page.on("request", (request) => {
      if (request.url().startsWith("mailto:")) mail = request.url();
    });
    return {
      tab: {
        goto: (url) => page.goto(url),
        setViewport: (size) => page.setViewport(size),
        mouse: page.mouse,
        keyboard: page.keyboard,
        evaluate: async <T>(
          run: (...args: string[]) => T,
          ...args: string[]
        ): Promise<Awaited<T>> => {
          await page.evaluate(supplyCheckVisibility);
          return page.evaluate(run, ...args);
        },
      },
      messages: collectMessages(page),
      mail: () => Promise.resolve(mail),
      close: () => browser.close(),
    };
  },
};

/** Defines `checkVisibility` for the tests, because Chromium 103 does not support it. */
function supplyCheckVisibility() {
  const isOpaque = (element: Element | null): boolean =>
    !element ||
    (getComputedStyle(element).opacity !== "0" &&
      isOpaque(element.parentElement));
  const isRendered = (element: Element | null): boolean =>
    !element ||
    (getComputedStyle(element).contentVisibility !== "hidden" &&
      isRendered(element.parentElement));
  Element.prototype.checkVisibility = function (options) {
    const { visibility } = getComputedStyle(this);
    return (
      this.getClientRects().length > 0 &&
      isRendered(this) &&
      (!options?.visibilityProperty || visibility === "visible") &&
      (!options?.opacityProperty || isOpaque(this))
    );
  };
}
