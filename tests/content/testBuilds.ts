import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";

import { extremeContent } from "./extremeContent";

import {
  buildCopy,
  COPIES,
  FIXTURE,
  FIXTURE_SITE,
} from "../../scripts/buildCopy";
import { runCommand } from "../../scripts/childProcess";

/** The environment of a build with a different locale, time zone, core count and host. */
const elsewhere = {
  LC_ALL: "de_DE.UTF-8",
  TZ: "Pacific/Kiritimati",
  GATSBY_CPU_COUNT: String(availableParallelism() + 1),
  NETLIFY: "true",
};

/** The folder above a build copy. Settings in this folder must not change the build. */
const PARENT = path.join(COPIES, "parent");

/** The environment of a build with extreme content and a path prefix (GitHub Pages). */
const extreme = {
  CONTENT_DIR: path.resolve(COPIES, "extreme content"),
  PATH_PREFIX: "/gainova",
};

/** Writes the fixture's pictures and the extreme content into a folder. */
function writeExtremeContent(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(`${FIXTURE.CONTENT_DIR}/images`, `${folder}/images`, {
    recursive: true,
  });
  for (const name of ["legal", "programs"]) mkdirSync(path.join(folder, name));
  for (const [file, json] of Object.entries(extremeContent())) {
    writeFileSync(path.join(folder, file), JSON.stringify(json, null, 2));
  }
}

/** Runs a command. If the command fails, exits with the command's exit code. */
function run(command: string, args: string[], environment = {}): void {
  const { status } = runCommand(command, args, {
    env: environment,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Builds the fixture site again and builds a site with extreme content. Tests both. */
async function testBuilds(): Promise<void> {
  writeExtremeContent(extreme.CONTENT_DIR);
  mkdirSync(PARENT, { recursive: true });
  writeFileSync(path.join(PARENT, ".postcssrc.json"), "not JSON");
  // In parallel, because one build rarely uses two cores.
  const [other, site] = await Promise.all([
    buildCopy("another place", { ...FIXTURE, ...elsewhere }),
    buildCopy("parent/extreme", { ...FIXTURE, ...extreme }),
  ]);
  // Both builds of the fixture site must be equal, byte for byte.
  run("git", [
    ...["diff", "--no-index", "--name-status", "--no-renames"],
    FIXTURE_SITE,
    path.join(other, "public"),
  ]);
  run("npm", ["run", "test:content", "--", "--output=test-results/extreme"], {
    PATH_PREFIX: extreme.PATH_PREFIX,
    SITE_DIR: path.join(site, "public"),
  });
}

void testBuilds();
