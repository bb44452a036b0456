import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";

import { extremeContent } from "../tests/content/extremeContent";
import { FIXTURE_SITE } from "../tests/server";
import { buildCopy, COPIES, FIXTURE } from "./buildCopy";

/**
 * Builds the fixture's site in another folder, language and time zone, with another
 * number of cores, as if on Netlify. Returns whether it has the files of the product
 * tests' site, byte for byte.
 */
function isReproducible(): boolean {
  const copy = buildCopy("another place", {
    ...FIXTURE,
    LC_ALL: "de_DE.UTF-8",
    TZ: "Pacific/Kiritimati",
    GATSBY_CPU_COUNT: String(availableParallelism() + 1),
    NETLIFY: "true",
  });
  const folders = [FIXTURE_SITE, path.join(copy, "public")];
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
function passesContentSuite(): boolean {
  const content = path.resolve(COPIES, "extreme content");
  rmSync(content, { recursive: true, force: true });
  cpSync(
    path.join(FIXTURE.CONTENT_DIR, "images"),
    path.join(content, "images"),
    { recursive: true },
  );
  for (const name of ["legal", "programs"]) mkdirSync(path.join(content, name));
  for (const [file, json] of Object.entries(extremeContent())) {
    writeFileSync(path.join(content, file), JSON.stringify(json, null, 2));
  }
  const place = { PATH_PREFIX: "/gainova" };
  const copy = buildCopy("extreme", {
    ...FIXTURE,
    ...place,
    CONTENT_DIR: content,
  });
  const { status } = spawnSync("npm run test:content", {
    env: { ...process.env, ...place, SITE_DIR: path.join(copy, "public") },
    stdio: ["ignore", "inherit", "inherit"],
    shell: true,
  });
  return status === 0;
}

const results = {
  "equal builds": isReproducible(),
  "extreme content, below a path": passesContentSuite(),
};
console.table(results);
if (Object.values(results).includes(false)) process.exitCode = 1;
