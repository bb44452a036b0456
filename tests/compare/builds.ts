import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

import {
  buildIn,
  COPIES,
  FIXTURE,
  hashInputs,
  linkPackages,
} from "../../scripts/buildCopy";
import { FIXTURE_SITE } from "../server";

/** Returns where the site with these inputs is kept. */
const siteOf = (hash: string) =>
  path.join(COPIES, "compared", hash.slice(0, 16), "public");

const git = (...args: string[]) =>
  execFileSync("git", args, { encoding: "utf8" }).trim();

/** @throws Error if the command fails */
async function run(command: string, args: string[], cwd = "."): Promise<void> {
  const shell = process.platform === "win32";
  const child = spawn(command, args, { cwd, shell, stdio: "inherit" });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error(`"${command} ${args.join(" ")}" failed.`);
}

/**
 * Builds the fixture's site of the working tree, unless it is built already.
 *
 * @returns the folder of the site, in one that is named after its inputs
 * @throws Error if it cannot be built
 */
export async function buildWorkingTree(): Promise<string> {
  await run("npm", ["run", "build:fixture"]);
  const site = siteOf(hashInputs());
  cpSync(FIXTURE_SITE, site, { recursive: true });
  return site;
}

/**
 * Builds the fixture's site of a commit, with that commit's code, fixture and
 * packages, unless it is kept.
 *
 * @param commit the last one that differs from the working tree unless given
 * @returns the folder of the site, in one that is named after its inputs
 * @throws Error if there is no such commit, or it cannot be built
 */
export async function buildCommit(
  commit = git("status", "--porcelain") === "" ? "HEAD^" : "HEAD",
): Promise<string> {
  const copy = path.join(COPIES, "commit");
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  git("archive", "--output", `${copy}.tar`, commit);
  await run("tar", ["-xf", "../commit.tar"], copy);

  const site = siteOf(hashInputs(copy));
  if (existsSync(site)) return site;
  const [lock = "", ownLock] = [copy, "."].map((folder) =>
    readFileSync(path.join(folder, "package-lock.json"), "utf8"),
  );
  if (lock === ownLock) linkPackages(copy);
  else await run("npm", ["ci"], copy);
  await buildIn(copy, FIXTURE);
  cpSync(path.join(copy, "public"), site, { recursive: true });
  return site;
}
