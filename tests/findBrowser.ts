import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

import { chromium, type LaunchOptions } from "@playwright/test";

import { runCommand } from "../scripts/childProcess";

type Browser = Pick<LaunchOptions, "executablePath" | "channel"> &
  Required<Pick<LaunchOptions, "env">>;

/** Whether @sparticuz/chromium runs on this machine. */
const hasPackage = process.platform === "linux" && process.arch === "x64";

// Throws if the font is missing, because Chromium crashes silently without any font.
require.resolve("@expo-google-fonts/arimo");

/**
 * The environment of a Chromium with the tests' fonts. Chromium reads FONTCONFIG_FILE
 * only on Linux.
 */
export const env = {
  ...process.env,
  FONTCONFIG_FILE: path.resolve(__dirname, "fonts.conf"),
};

/**
 * Finds the browser that the tests run in. CHROME_PATH overrides the choice. On Linux
 * (x64), the default is the Chromium of an npm package, because it is the same on every
 * machine. On other systems, the default is an installed browser.
 *
 * @throws Error if the packaged browser cannot be unpacked
 */
export function findBrowser(): Browser {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) return { executablePath: CHROME_PATH, env };
  if (hasPackage) return packagedBrowser();
  // If Chrome is missing, Playwright explains how to install Chrome.
  return findFullBrowser() ?? { channel: "chrome", env };
}

/**
 * Finds an installed Chromium, Chrome or Edge. These support text fragments and the
 * bfcache, unlike the packaged browser.
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
 * Returns the headless shell of @sparticuz/chromium. The first call unpacks the shell and
 * the libraries that a system without a browser lacks.
 *
 * @throws Error if the shell cannot be unpacked
 */
function packagedBrowser(): Browser {
  // `npm ci` deletes this folder, so the shell always has the version of the package.
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
        // With this variable, the package unpacks the libraries too.
        AWS_EXECUTION_ENV: "AWS_Lambda_nodejs20.x",
      },
    });
    if (status !== 0) throw new Error("Chromium could not be unpacked.");
    try {
      renameSync(unfinished, folder);
    } catch (error) {
      // Another process has unpacked the shell first.
      if (!existsSync(folder)) throw error;
      rmSync(unfinished, { recursive: true });
    }
  }
  return {
    executablePath: path.join(folder, "chromium"),
    env: { ...env, LD_LIBRARY_PATH: path.join(folder, "al2023/lib") },
  };
}
