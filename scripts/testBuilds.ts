import { execSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";

import { extremes } from "../tests/content/extremes/extremes";
import {
  type Content,
  fixtureContent,
} from "../tests/content/extremes/fixtureContent";
import { buildCopy } from "./buildCopy";

const FIXTURE = path.resolve("tests/fixtures/site");

// Pages of programs depend on the time of the build.
process.env.SOURCE_DATE_EPOCH ??= "1800000000";

/** Writes a content folder with the fixture's pictures. */
function writeContent(content: Content, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(path.join(FIXTURE, "images"), path.join(folder, "images"), {
    recursive: true,
    preserveTimestamps: true,
  });
  for (const name of ["legal", "programs"]) mkdirSync(path.join(folder, name));
  for (const [file, json] of Object.entries(content)) {
    writeFileSync(path.join(folder, file), JSON.stringify(json, null, 2));
  }
}

/** Puts a picture into the site that no page shows, as an earlier build may. */
function addFormerPicture(copy: string): void {
  const folder = path.join(copy, "public/static", "0".repeat(32));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "former.jpg"), "");
}

/**
 * Installs Node 24, or 20 if this is 24, from npm's registry into a folder.
 * Returns its executable; undefined if it cannot be installed.
 */
function installOtherNode(folder: string): string | undefined {
  const major = process.versions.node.startsWith("24.") ? 20 : 24;
  const system = process.platform === "win32" ? "win" : process.platform;
  const name = `node-${system}-${process.arch}`;
  mkdirSync(folder);
  try {
    execSync(`npm install --no-save ${name}@${major}`, { cwd: folder });
  } catch {
    return undefined;
  }
  return path.join(folder, "node_modules", name, "bin/node");
}

/**
 * Builds the fixture's site twice: the second time in another folder, language
 * and time zone, with another number of cores and another Node, and where a
 * former build has left a picture.
 * Returns whether both builds have the same files, byte for byte.
 */
function isReproducible(
  first: string,
  second: string,
  otherNode = process.execPath,
): boolean {
  buildCopy(first, { CONTENT_DIR: FIXTURE, LC_ALL: "C", TZ: "UTC" });
  addFormerPicture(second);
  const elsewhere = {
    CONTENT_DIR: FIXTURE,
    LC_ALL: "tr_TR.UTF-8",
    LANG: "tr_TR.UTF-8",
    TZ: "Pacific/Kiritimati",
    GATSBY_CPU_COUNT: String(availableParallelism() + 1),
  };
  buildCopy(second, elsewhere, [], otherNode);
  return changedFiles(first, second).length === 0;
}

/** Returns a line for each public file that differs in two copies. */
function changedFiles(first: string, second: string): string[] {
  const folders = [first, second].map((copy) => path.join(copy, "public"));
  const compare = ["diff", "--no-index", "--name-status", "--no-renames"];
  const { stdout } = spawnSync("git", [...compare, ...folders], {
    encoding: "utf8",
  });
  console.log(stdout);
  return stdout.split("\n").filter(Boolean);
}

/**
 * Builds the fixture's site in a copy with the output of an earlier build, as
 * publishing does. Returns whether it is the same as the one built from nothing,
 * apart from files with a hash in their name, which open pages may still load.
 */
function isSameWarm(cold: string, warm: string): boolean {
  buildCopy(warm, { CONTENT_DIR: FIXTURE });
  return changedFiles(cold, warm).every((line) =>
    /^A\t.*(\/static\/.*|[-.][0-9a-f]{20}\.(js|css)(\.\w+)?)$/.test(line),
  );
}

/**
 * Runs the content suite on a site with an extreme content.
 *
 * @param place environment of a build for another address than the site's own
 */
function passesContentSuite(
  copy: string,
  content: Content,
  place: Readonly<Record<string, string>> = {},
): boolean {
  const folder = `${copy}-content`;
  writeContent(content, folder);
  buildCopy(
    copy,
    { ...place, CONTENT_DIR: folder },
    place.PATH_PREFIX ? ["--prefix-paths"] : [],
  );
  const { status } = spawnSync("npm run test:content", {
    env: { ...process.env, ...place, SITE_DIR: path.join(copy, "public") },
    stdio: ["ignore", "inherit", "inherit"],
    shell: true,
  });
  return status === 0;
}

const parent = mkdtempSync(path.join(tmpdir(), "gainova-"));
try {
  // As deep as each other: webpack names a package by the way to it.
  const [first = "", second = ""] = ["site", "another place"].map((name) =>
    path.join(parent, name),
  );
  const otherNode = installOtherNode(path.join(parent, "node"));
  const equalBuilds = otherNode
    ? "equal builds, with two versions of Node"
    : "equal builds (another Node: skipped, npm could not install it)";
  const results: Record<string, boolean> = {
    [equalBuilds]: isReproducible(first, second, otherNode),
    "warm build": isSameWarm(first, second),
  };
  // In one copy: warm builds are faster, and published sites are warm builds.
  for (const [name, make] of Object.entries(extremes)) {
    results[name] = passesContentSuite(second, make());
  }
  results["warm build after others"] = isSameWarm(first, second);
  // As GitHub Pages serves it.
  results["preview below a path"] = passesContentSuite(
    path.join(parent, "below a path"),
    fixtureContent(),
    { SITE_URL: "https://preview.example.org", PATH_PREFIX: "/gainova" },
  );
  console.table(results);
  if (Object.values(results).includes(false)) process.exitCode = 1;
} finally {
  rmSync(parent, { recursive: true });
}
