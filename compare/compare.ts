import fs from "node:fs";
import path from "node:path";

import { chromium } from "@playwright/test";

import * as copies from "../scripts/buildCopy";
import { runCommand } from "../scripts/childProcess";
import { findBrowser } from "../tests/findBrowser";
import { diffFiles } from "./diffFiles";

const FOLDER = path.resolve(copies.COPIES, "compare");
const BEFORE = path.join(FOLDER, "before");

/** @throws Error with `message` if git fails */
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
    // On Windows, npm is a script, so it needs a shell.
    shell: true,
  });
  if (status !== 0) throw new Error(`${command} failed.\n${stderr}`);
}

/**
 * Returns the packages from which a project's site is built. If two projects have the
 * same packages, the packages are linked, because packages in a different folder would
 * change the names of all modules.
 */
function sitePackages(project: string): string {
  const lockFile = path.join(project, "package-lock.json");
  const { packages } = JSON.parse(fs.readFileSync(lockFile, "utf8")) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const entries = Object.entries(packages);
  return JSON.stringify(entries.filter(([name, { dev }]) => name && !dev));
}

/** Builds a commit's site with the packages of its lock file. */
async function buildCommit(commit: string): Promise<void> {
  fs.rmSync(BEFORE, { recursive: true, force: true });
  fs.mkdirSync(BEFORE, { recursive: true });
  git(["archive", "--output", path.join(BEFORE, "commit.tar"), commit]);
  runInCommit("tar -xf commit.tar");
  const isSame = sitePackages(".") === sitePackages(BEFORE);
  if (isSame) copies.linkPackages(BEFORE);
  else runInCommit("npm ci");
  await build(BEFORE);
}

/** Runs tests with a project's own Playwright. Returns true if the tests have passed. */
function runPlaywright(
  project: string,
  env: Readonly<Record<string, string>>,
  ...args: string[]
): boolean {
  const cli = path.resolve(project, "node_modules/@playwright/test/cli.js");
  const { status } = runCommand(
    process.execPath,
    [cli, "test", "--quiet", ...args],
    { cwd: project, env, stdio: "inherit" },
  );
  return status === 0;
}

/**
 * Takes the pictures of a project's site with the project's own tests, because only these
 * tests contain the names of the site's controls. The paths and variables must stay as in
 * commit e186d723, so that this commit and later commits can be compared.
 *
 * @throws Error if a test fails
 */
function takePictures(project: string, folder: string): void {
  const isTaken = runPlaywright(
    project,
    { FOLDER: folder, SITE_DIR: path.join(folder, "public") },
    "--config=compare/playwright.config.ts",
    "--update-snapshots=all",
  );
  if (!isTaken) throw new Error(`Playwright took no pictures of ${folder}.`);
}

/** Returns true if a commit's site differs from the site of the working tree. */
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
  const versions = `${browser.version()} ${process.version}`;
  const key = `${commit} ${versions} ${JSON.stringify(copies.FIXTURE)}`;
  await browser.close();
  const keyFile = path.join(BEFORE, "key");
  const isKept =
    fs.existsSync(keyFile) && fs.readFileSync(keyFile, "utf8") === key;
  const after = path.resolve(copies.copyProject("compare/after"));
  await Promise.all([build(after), isKept || buildCommit(commit)]);

  const [files = "", scripts = ""] = await diffFiles(FOLDER);
  const title = git(["log", "-1", "--format=%h %s", commit]);
  const report = `${title}${files === "" ? "\nNo file differs.\n" : files}
Scripts, which count as no difference:
${scripts}`;
  fs.writeFileSync(path.join(FOLDER, "files.diff"), report);
  console.log(report);
  if (!isKept) takePictures(BEFORE, BEFORE);
  fs.writeFileSync(keyFile, key);
  takePictures(".", after);
  const config = `--config=${path.join(__dirname, "pictures.config.ts")}`;
  return !runPlaywright(".", { FOLDER }, config) || files !== "";
}

compare(process.argv[2]).then(
  (differs) => process.exit(differs ? 1 : 0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  },
);
