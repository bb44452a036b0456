// @ts-check
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/**
 * Names under which systems install Chromium or Chrome. The shell has no window
 * to draw, which halves the time of the tests.
 */
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

const variables = ["CHROME_PATH", "PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH"];

const minutes = 60_000;

/**
 * What the search asks the machine; a test answers in its place.
 *
 * @typedef {object} Machine
 * @property {Record<string, string | undefined>} env
 * @property {boolean} isRoot
 * @property {(path: string) => boolean} starts whether a browser at that path
 *   starts; a stub or one that lacks libraries does not
 * @property {(name: string) => string | undefined} onPath
 * @property {() => string} ofPlaywright where Playwright would keep
 *   its own browser, whether it is there or not
 * @property {(command: string, args: string[]) => boolean} run
 * @property {(line: string) => void} say
 */

/**
 * Finds a browser for the tests, and gets one where there is none: from
 * Playwright, or from Debian where this process may install packages.
 *
 * @param {Machine} [machine]
 * @returns {string} the path of an executable
 * @throws {Error} with one line that says what to do
 */
export function obtainBrowser(machine = thisMachine) {
  return (
    fromEnvironment(machine) ??
    fromPath(machine) ??
    fromPlaywright(machine) ??
    downloaded(machine) ??
    installed(machine) ??
    giveUp()
  );
}

/** @param {Machine} machine */
function fromEnvironment({ env, starts }) {
  for (const variable of variables) {
    const path = env[variable];
    if (!path) continue;
    if (starts(path)) return path;
    throw new Error(`${variable} is "${path}", which does not start.`);
  }
  return undefined;
}

/** @param {Machine} machine */
function fromPath({ onPath, starts }) {
  return names.map(onPath).find((path) => path !== undefined && starts(path));
}

/** @param {Machine} machine */
function fromPlaywright({ ofPlaywright, starts }) {
  const path = ofPlaywright();
  return starts(path) ? path : undefined;
}

/** @param {Machine} machine */
function downloaded(machine) {
  machine.say("No browser found: trying Playwright's download.");
  const done = machine.run("npx", [
    "--no-install",
    "playwright",
    "install",
    "--no-shell",
    "chromium",
  ]);
  return done ? fromPlaywright(machine) : undefined;
}

/** @param {Machine} machine */
function installed(machine) {
  if (!machine.isRoot || !machine.onPath("apt-get")) return undefined;
  machine.say("No browser yet: trying Debian's package.");
  const done =
    machine.run("apt-get", ["update"]) &&
    machine.run("apt-get", [
      "install",
      "-y",
      "--no-install-recommends",
      "chromium",
      "fonts-liberation",
    ]);
  return done ? fromPath(machine) : undefined;
}

/**
 * Where the shell would find a program.
 *
 * @param {string} name
 * @returns {string | undefined} undefined if it is nowhere in PATH
 */
export function onPath(name) {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

/** @returns {never} */
function giveUp() {
  throw new Error(
    "No browser for the tests: install Chromium or Chrome, or set CHROME_PATH to one.",
  );
}

/** @type {Machine} */
const thisMachine = {
  env: process.env,
  isRoot: process.getuid?.() === 0,
  starts: (path) =>
    existsSync(path) &&
    statSync(path).isFile() &&
    spawnSync(path, ["--version"], { timeout: minutes }).status === 0,
  onPath,
  ofPlaywright: () => chromium.executablePath(),
  run: (command, args) =>
    spawnSync(command, args, {
      // Refusals are expected here, and the last line tells what to do.
      stdio: ["ignore", "inherit", "ignore"],
      timeout: 5 * minutes,
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0,
  say: (line) => console.log(line),
};

/**
 * Switches for a browser that tests drive: nothing that depends on a graphics
 * card, and no traffic of the browser's own. Chromium's sandbox cannot be used
 * by root, who runs most containers.
 */
export const browserArguments = [
  ...(thisMachine.isRoot ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
