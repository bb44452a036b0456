import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

import { chromium, type LaunchOptions } from "@playwright/test";

type Browser = Required<Pick<LaunchOptions, "executablePath" | "env">>;

const windowsFolders = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"];

/** Debian's Chromium, Playwright's, and the usual places of Chrome and Edge. */
const installed = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  chromium.executablePath(),
  "/usr/bin/google-chrome",
  "/usr/bin/microsoft-edge",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ...windowsFolders.flatMap((name) => [
    path.join(process.env[name] ?? "", "Google/Chrome/Application/chrome.exe"),
    path.join(process.env[name] ?? "", "Microsoft/Edge/Application/msedge.exe"),
  ]),
];

/**
 * Finds the Chromium that tests and measurements run in: CHROME_PATH, one that
 * is installed, or the one of a package. Prefers the headless shell, which runs
 * the tests in half the time.
 *
 * @param isFull whether it must have all features, such as a back/forward cache
 * @throws Error if CHROME_PATH does not exist, or if there is no browser
 */
export function findBrowser(): Browser;
export function findBrowser(isFull: true): Browser | undefined;
export function findBrowser(isFull = false): Browser | undefined {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH && !existsSync(CHROME_PATH)) {
    throw new Error(
      `CHROME_PATH is ${CHROME_PATH}, which does not exist. Correct it, or unset it to use another Chromium.`,
    );
  }
  const executablePath = (CHROME_PATH ? [CHROME_PATH] : installed).find(
    (file) => existsSync(file) && !(isFull && /headless[-_]shell/.test(file)),
  );
  if (executablePath) return { executablePath, env: environment() };
  if (isFull) return undefined;
  if (process.platform === "linux" && process.arch === "x64") {
    return packagedBrowser();
  }
  throw new Error(
    "The tests need Chrome, Edge or Chromium. Install one, or run: npx playwright install chromium",
  );
}

const environment = () => ({
  ...(process.env as Record<string, string>),
  // Read on Linux only.
  FONTCONFIG_FILE: path.resolve(__dirname, "../tests/fonts.conf"),
});

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
    const unpack =
      'import("@sparticuz/chromium").then((module) => module.default.executablePath())';
    mkdirSync(unfinished, { recursive: true });
    try {
      execFileSync(process.execPath, ["--eval", unpack], {
        cwd: __dirname,
        env: {
          ...process.env,
          TMPDIR: unfinished,
          // Makes it unpack the libraries, too.
          AWS_EXECUTION_ENV: "AWS_Lambda_nodejs20.x",
        },
        stdio: ["ignore", "ignore", "pipe"],
      });
      renameSync(unfinished, folder);
    } catch (error) {
      rmSync(unfinished, { recursive: true });
      // Another process was faster.
      if (existsSync(folder)) return packagedBrowser();
      const reason = /E[A-Z]{3,}: [^,\n]+/.exec(String(error))?.[0] ?? error;
      throw new Error(
        `The Chromium of the package @sparticuz/chromium cannot be unpacked to ${folder} (${String(reason)}). Make room for 220 MB, or install Chromium.`,
      );
    }
  }
  return {
    executablePath: path.join(folder, "chromium"),
    env: { ...environment(), LD_LIBRARY_PATH: path.join(folder, "al2023/lib") },
  };
}
