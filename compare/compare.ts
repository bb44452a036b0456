import fs from "node:fs";
import path from "node:path";

import { chromium } from "@playwright/test";

import * as copies from "../scripts/buildCopy";
import { runCommand } from "../scripts/childProcess";
import { findBrowser } from "../tests/findBrowser";
import { diffFiles } from "./diffFiles";

const FOLDER = path.resolve(copies.COPIES, "compare");
const BEFORE = path.join(FOLDER, "before");

/** @throws Error with the message if git fails */
function git(args: string[], message = `git ${args[0]} failed.`): string {
  const { status, stdout } = runCommand("git", args);
  if (status !== 0) throw new Error(message);
  return stdout;
}

const build = (folder: string) =>
  copies.buildIn(
    folder,
    { ...copies.FIXTURE, READABLE: "true" },
    path.join(folder, "build.log"),
  );

/** @throws Error if the command fails */
function runInCommit(command: string): void {
  const { status, stderr } = runCommand(command, [], {
    cwd: BEFORE,
    // npm is a script on Windows.
    shell: true,
  });
  if (status !== 0) throw new Error(`${command} failed.\n${stderr}`);
}

/** Builds the site of a commit, with the packages of its lock file. */
async function buildCommit(commit: string): Promise<void> {
  fs.rmSync(BEFORE, { recursive: true, force: true });
  fs.mkdirSync(BEFORE, { recursive: true });
  git(["archive", "--output", path.join(BEFORE, "commit.tar"), commit]);
  runInCommit("tar -xf commit.tar");
  const [own, other] = [".", BEFORE].map((folder) =>
    fs.readFileSync(path.join(folder, "package-lock.json"), "utf8"),
  );
  if (own === other) copies.linkPackages(BEFORE);
  else runInCommit("npm ci");
  await build(BEFORE);
}

/**
 * Takes pictures of the site `before`, or compares those of the site `after`.
 *
 * @returns whether any differs
 * @throws Error if anything but a comparison fails
 */
function takePictures(side: "before" | "after", snapshots: "all" | "none") {
  const results = path.join(FOLDER, "results.json");
  fs.rmSync(results, { force: true });
  const config = path.join(__dirname, "playwright.config.ts");
  const command = `playwright test --quiet --update-snapshots=${snapshots} --config="${config}"`;
  const SITE_DIR = path.join(FOLDER, side, "public");
  const { status } = runCommand(command, [], {
    env: { FOLDER, SITE_DIR },
    shell: true,
    stdio: "inherit",
  });
  if (status === 0) return false;
  const messages: string[] = [];
  JSON.parse(fs.readFileSync(results, "utf8"), (key, value) => {
    if (key === "message") messages.push(String(value));
  });
  const comparison =
    /^(?!.*Timeout).*(are different|toMatchSnapshot|snapshot doesn't exist)/s;
  if (messages.length > 0 && messages.every((it) => comparison.test(it)))
    return true;
  throw new Error(`${command} failed.`);
}

/** Returns whether the site of a commit differs from that of the working tree. */
async function compare(name?: string): Promise<boolean> {
  const parts = [...copies.PARTS, ":!*.test.*"];
  const changes = git(["status", "--porcelain", "--", ...parts]);
  const base = name ?? (changes ? "HEAD" : "HEAD^");
  const commit = git(
    ["rev-parse", "--verify", `${base}^{commit}`],
    `There is no commit "${base}". A shallow clone has only the last ones.`,
  ).trim();
  git(
    ["grep", "--quiet", "READABLE", commit, "--", "src"],
    `"${base}" is from before builds could be made readable.`,
  );
  const browser = await chromium.launch(findBrowser());
  const hash = copies.hashFiles(["compare", "tests"]);
  const key = `${commit} ${browser.version()} ${hash}`;
  await browser.close();
  const keyFile = path.join(BEFORE, "key");
  const isKept =
    fs.existsSync(keyFile) && fs.readFileSync(keyFile, "utf8") === key;
  const after = copies.copyProject("compare/after");
  await Promise.all([build(after), isKept || buildCommit(commit)]);

  const [files = "", scripts = ""] = await diffFiles(FOLDER);
  const title = git(["log", "-1", "--format=%h %s", commit]);
  const report = `${title}${files === "" ? "\nNo file differs.\n" : files}
Scripts, which count as no difference:
${scripts}`;
  fs.writeFileSync(path.join(FOLDER, "files.diff"), report);
  console.log(report);
  if (!isKept) takePictures("before", "all");
  fs.writeFileSync(keyFile, key);
  return takePictures("after", "none") || files !== "";
}

compare(process.argv[2]).then(
  (differs) => process.exit(differs ? 1 : 0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  },
);
