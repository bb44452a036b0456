import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";

import { extremeContent } from "../tests/content/extremeContent";
import { buildCopy } from "./buildCopy";

const FIXTURE = path.resolve("tests/fixtures/site");

// Pages of programs depend on the time of the build.
process.env.SOURCE_DATE_EPOCH ??= "1800000000";

/**
 * Builds the fixture's site twice: the second time in another folder, language
 * and time zone, with another number of cores, as if on Netlify.
 * Returns whether both builds have the same files, byte for byte.
 */
function isReproducible(parent: string): boolean {
  // As deep as each other: webpack names a package by the way to it.
  const first = path.join(parent, "site");
  const second = path.join(parent, "another place");
  buildCopy(first, { CONTENT_DIR: FIXTURE, LC_ALL: "C", TZ: "UTC" });
  buildCopy(second, {
    CONTENT_DIR: FIXTURE,
    LC_ALL: "de_DE.UTF-8",
    TZ: "Pacific/Kiritimati",
    GATSBY_CPU_COUNT: String(availableParallelism() + 1),
    NETLIFY: "true",
  });
  const folders = [first, second].map((copy) => path.join(copy, "public"));
  const compare = ["diff", "--no-index", "--name-status", "--no-renames"];
  const { status } = spawnSync("git", [...compare, ...folders], {
    stdio: "inherit",
  });
  return status === 0;
}

/**
 * Runs the content suite on a site with everything extreme at once, below a
 * path, as GitHub Pages serves it.
 */
function passesContentSuite(parent: string): boolean {
  const copy = path.join(parent, "extreme");
  const content = path.join(parent, "content");
  cpSync(path.join(FIXTURE, "images"), path.join(content, "images"), {
    recursive: true,
  });
  for (const name of ["legal", "programs"]) mkdirSync(path.join(content, name));
  for (const [file, json] of Object.entries(extremeContent())) {
    writeFileSync(path.join(content, file), JSON.stringify(json, null, 2));
  }
  const place = { PATH_PREFIX: "/gainova" };
  buildCopy(copy, { ...place, CONTENT_DIR: content });
  const { status } = spawnSync("npm run test:content", {
    env: { ...process.env, ...place, SITE_DIR: path.join(copy, "public") },
    stdio: ["ignore", "inherit", "inherit"],
    shell: true,
  });
  return status === 0;
}

const parent = mkdtempSync(path.join(tmpdir(), "gainova-"));
try {
  const results = {
    "equal builds": isReproducible(parent),
    "extreme content, below a path": passesContentSuite(parent),
  };
  console.table(results);
  if (Object.values(results).includes(false)) process.exitCode = 1;
} finally {
  rmSync(parent, { recursive: true });
}
