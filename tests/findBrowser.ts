import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync } from "node:fs";
import path from "node:path";

import { chromium, type LaunchOptions } from "@playwright/test";

type Browser = Pick<LaunchOptions, "executablePath" | "channel"> &
  Required<Pick<LaunchOptions, "env">>;

/** Debian's Chromium, Playwright's, and Linux's Chrome and Edge. */
const installed = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  chromium.executablePath(),
  "/usr/bin/google-chrome",
  "/usr/bin/microsoft-edge",
];

/** Whether @sparticuz/chromium runs here. */
export const hasPackage =
  process.platform === "linux" && process.arch === "x64";

// Without any font, Chromium crashes and does not say why.
require.resolve("@expo-google-fonts/arimo");

/**
 * The environment of a Chromium that has the fonts of the tests; only Linux reads
 * it.
 */
export const env = {
  ...process.env,
  FONTCONFIG_FILE: path.resolve(__dirname, "fonts.conf"),
};

/**
 * Finds the Chromium that the tests run in: the one of CHROME_PATH, one that
 * is installed, or on Linux the one of a package. Prefers the headless shell,
 * which runs the tests in half the time.
 *
 * @param isFull whether it must have all features, such as a back/forward cache
 * @throws Error if the package's cannot be unpacked
 */
export function findBrowser(): Browser;
export function findBrowser(isFull: true): Browser | undefined;
export function findBrowser(isFull = false): Browser | undefined {
  const { CHROME_PATH } = process.env;
  const executablePath = (
    CHROME_PATH ? [CHROME_PATH] : installed.filter(existsSync)
  ).find((file) => !(isFull && /headless[-_]shell/.test(file)));
  if (executablePath) return { executablePath, env };
  if (hasPackage) return isFull ? undefined : packagedBrowser();
  // Windows always has Edge.
  const hasChrome = existsSync("/Applications/Google Chrome.app");
  return { channel: hasChrome ? "chrome" : "msedge", env };
}

/**
 * Returns the headless shell of @sparticuz/chromium, unpacked on first use, with
 * the libraries that a system without any browser lacks.
 *
 * @throws Error if it cannot be unpacked
 */
export function packagedBrowser(): Browser {
  // `npm ci` removes it, so that it is always the installed version.
  const folder = path.resolve(__dirname, "../node_modules/.cache/chromium");
  if (!existsSync(folder)) {
    const unfinished = `${folder}-${process.pid}`;
    mkdirSync(unfinished, { recursive: true });
    const unpack =
      'import("@sparticuz/chromium").then((module) => module.default.executablePath())';
    execFileSync(process.execPath, ["--eval", unpack], {
      cwd: __dirname,
      env: {
        ...process.env,
        TMPDIR: unfinished,
        // Makes it unpack the libraries, too.
        AWS_EXECUTION_ENV: "AWS_Lambda_nodejs20.x",
      },
    });
    renameSync(unfinished, folder);
  }
  return {
    executablePath: path.join(folder, "chromium"),
    env: { ...env, LD_LIBRARY_PATH: path.join(folder, "al2023/lib") },
  };
}
