import { existsSync } from "node:fs";

const installed = (...paths: string[]) => paths.find(existsSync);

/**
 * The Chromium of tests and measurements: CHROME_PATH, Debian's, or (undefined)
 * the one that `npx playwright install chromium` downloads. The headless shell
 * runs the tests in half the time.
 */
export const headlessChromium =
  process.env.CHROME_PATH ??
  installed("/usr/bin/chromium-headless-shell", "/usr/bin/chromium");

/** Full Chromium, which has a back/forward cache. */
export const fullChromium = installed("/usr/bin/chromium") ?? headlessChromium;
