import { exec, execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

import {
  buildIn,
  COPIES,
  copyProject,
  FIXTURE,
  hashInputs,
  linkPackages,
} from "../scripts/buildCopy";

/** All that the comparison writes. */
export const FOLDER = path.join(COPIES, "compare");

/** How many builds are kept, each with what was recorded of it. */
const KEPT = 6;

const git = (...args: string[]) =>
  execFileSync("git", args, { encoding: "utf8", stdio: "pipe" }).trim();

/**
 * Returns the full name of a commit.
 *
 * @throws Error if there is no such commit
 */
export function findCommit(name: string): string {
  try {
    return git("rev-parse", "--verify", `${name}^{commit}`);
  } catch {
    throw new Error(`There is no commit "${name}".`);
  }
}

/** Returns a folder with the files of a commit. */
function extract(commit: string): string {
  const copy = path.join(FOLDER, "commit");
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  git("archive", "--output", `${copy}.tar`, commit);
  execFileSync("tar", ["-xf", "../commit.tar"], { cwd: copy });
  return copy;
}

/**
 * Builds the fixture's site of a commit, with that commit's code, fixture and packages,
 * and of the working tree. What is kept of either is not built again.
 *
 * @param name of a commit; unless given, the last one whose site is made of other files
 * @returns the folders of both, and a line that names them
 * @throws Error if there is no such commit, or one of the two cannot be built
 */
export async function buildBoth(name?: string) {
  let commit = findCommit(name ?? "HEAD");
  const tree = copyProject("compare/tree");
  let copy = extract(commit);
  if (name === undefined && hashInputs(copy) === hashInputs(tree)) {
    commit = findCommit("HEAD^");
    copy = extract(commit);
  }
  const title = `${git("log", "-1", "--format=%h %s", commit)} → the working tree`;
  // Side by side: a build seldom uses two cores.
  const before = keepBuild(copy);
  const isSame = hashInputs(copy) === hashInputs(tree);
  const after = isSame ? before : keepBuild(tree);
  return { title, sites: await Promise.all([before, after]) };
}

/** Returns the folder where the site of a copy is kept, after it is built. */
async function keepBuild(copy: string): Promise<string> {
  const kept = path.join(FOLDER, "kept", hashInputs(copy).slice(0, 16));
  if (!existsSync(kept)) {
    if (!existsSync(path.join(copy, "node_modules"))) await addPackages(copy);
    await buildIn(copy, FIXTURE, path.join(copy, "build.log"));
    // Only what is whole has this name.
    rmSync(`${copy}.kept`, { recursive: true, force: true });
    mkdirSync(`${copy}.kept`);
    renameSync(path.join(copy, "public"), path.join(`${copy}.kept`, "public"));
    mkdirSync(path.dirname(kept), { recursive: true });
    renameSync(`${copy}.kept`, kept);
  }
  utimesSync(kept, new Date(), new Date());
  return path.join(kept, "public");
}

/** Removes all builds but the last few that were used. */
export function removeOldBuilds(): void {
  const folder = path.join(FOLDER, "kept");
  const age = (name: string) => -statSync(path.join(folder, name)).mtimeMs;
  const names = readdirSync(folder).sort((one, other) => age(one) - age(other));
  for (const name of names.slice(KEPT))
    rmSync(path.join(folder, name), { recursive: true });
}

/** Gives a copy its packages: those of the project, if the site needs the same. */
async function addPackages(copy: string): Promise<void> {
  const [own, other] = [".", copy].map((folder) => {
    const lock = readFileSync(path.join(folder, "package-lock.json"), "utf8");
    const { packages } = JSON.parse(lock) as Record<"packages", Packages>;
    delete packages[""];
    return JSON.stringify(Object.values(packages).filter(({ dev }) => !dev));
  });
  if (own === other) linkPackages(copy);
  else await promisify(exec)("npm ci", { cwd: copy });
}

type Packages = Record<string, { dev?: true }>;
