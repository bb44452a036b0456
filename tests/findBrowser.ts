import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

import { chromium, type LaunchOptions } from "@playwright/test";

import { runCommand } from "../scripts/childProcess";

type Browser = Pick<LaunchOptions, "executablePath" | "channel"> &
  Required<Pick<LaunchOptions, "env">>;

/** Whether @sparticuz/chromium runs here. */
const hasPackage = process.platform === "linux" && process.arch === "x64";

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
 * Finds the Chromium that the tests run in: the one of CHROME_PATH; on Linux (x64)
 * the one of a package, which is the same everywhere; elsewhere one that is
 * installed.
 *
 * @throws Error if the package's cannot be unpacked
 */
export function findBrowser(): Browser {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) return { executablePath: CHROME_PATH, env };
  if (hasPackage) return packagedBrowser();
  // Playwright says how to install it.
  return findFullBrowser() ?? { channel: "chrome", env };
}

/**
 * Finds an installed Chromium, Chrome or Edge, which can do what the package's
 * cannot: find text, and keep pages for back and forward.
 */
export function findFullBrowser(): Browser | undefined {
  const executablePath = [
    "/usr/bin/chromium",
    chromium.executablePath(),
    "/usr/bin/google-chrome",
    "/usr/bin/microsoft-edge",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ].find(existsSync);
  if (executablePath) return { executablePath, env };
  // Windows always has Edge.
  return process.platform === "win32" ? { channel: "msedge", env } : undefined;
}

/**
 * Returns the headless shell of @sparticuz/chromium, unpacked on first use, with
 * the libraries that a system without any browser lacks.
 *
 * @throws Error if it cannot be unpacked
 */
function packagedBrowser(): Browser {
  // `npm ci` removes it, so that it is always the installed version.
  const folder = path.resolve(__dirname, "../node_modules/.cache/chromium");
  if (!existsSync(folder)) {
    const unfinished = `${folder}-${process.pid}`;
    mkdirSync(unfinished, { recursive: true });
    const unpack =
      'import("@sparticuz/chromium").then((module) => module.default.executablePath())';
    const { status } = runCommand(process.execPath, ["--eval", unpack], {
      cwd: __dirname,
      stdio: "inherit",
      env: {
        TMPDIR: unfinished,
        // Makes it unpack the libraries, too.
        AWS_EXECUTION_ENV: "AWS_Lambda_nodejs20.x",
      },
    });
    if (status !== 0) throw new Error("Chromium could not be unpacked.");
    try {
      renameSync(unfinished, folder);
    } catch (error) {
      // Another process has been faster.
      if (!existsSync(folder)) throw error;
      rmSync(unfinished, { recursive: true });
    }
  }
  return {
    executablePath: path.join(folder, "chromium"),
    env: { ...env, LD_LIBRARY_PATH: path.join(folder, "al2023/lib") },
  };
}
