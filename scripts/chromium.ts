import { existsSync } from "node:fs";

const installed = (...paths: string[]) => paths.find(existsSync);

/**
 * The Chromium that tests and measurements use: the one that CHROME_PATH
 * names, Debian's, or (undefined) Playwright's own, which `npx playwright
 * install chromium` fetches. The headless shell has no window to draw, which
 * halves the time of the tests.
 */
export const headlessChromium =
  process.env.CHROME_PATH ??
  installed("/usr/bin/chromium-headless-shell", "/usr/bin/chromium");

/** The same with all of Chromium, where the back/forward cache is needed. */
export const fullChromium = installed("/usr/bin/chromium") ?? headlessChromium;
