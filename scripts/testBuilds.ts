import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";

import { extremes } from "../tests/content/extremes/extremes";
import type { Content } from "../tests/content/extremes/fixtureContent";
import { finished, startBuild } from "./builds/build";
import { copyProject } from "./builds/copyProject";
import { differences, digests } from "./builds/digests";

/** A preview below a path, as GitHub Pages serves it. */
const preview = {
  SITE_URL: "https://preview.example.org",
  PATH_PREFIX: "/gainova",
};

/** Writes a content folder with the fixture's pictures. */
function writeContent(content: Content, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync("tests/fixtures/site/images", path.join(folder, "images"), {
    recursive: true,
    preserveTimestamps: true,
  });
  mkdirSync(path.join(folder, "legal"));
  for (const [file, json] of Object.entries(content)) {
    writeFileSync(path.join(folder, file), JSON.stringify(json, null, 2));
  }
}

/**
 * Builds the site with an extreme content and runs the content suite on it.
 *
 * @param place environment of a build for another address than the site's own
 * @returns whether it passed
 */
async function passesWith(
  content: Content,
  copy: string,
  place: Readonly<Record<string, string>>,
): Promise<boolean> {
  writeContent(content, path.join(copy, "content"));
  await finished(
    startBuild(copy, {
      environment: { ...place, CONTENT_DIR: "content" },
      options: place.PATH_PREFIX ? ["--prefix-paths"] : [],
    }),
  );
  const { status } = spawnSync("npm", ["run", "test:content"], {
    env: { ...process.env, ...place, SITE_DIR: path.join(copy, "public") },
    stdio: ["ignore", "inherit", "inherit"],
  });
  return status === 0;
}

/**
 * Builds the site with each extreme content, one after another in a copy of the
 * project that keeps its cache, and once more as a preview below a path.
 *
 * @returns the names of those that failed
 */
async function testExtremes(): Promise<string[]> {
  const copy = path.resolve(".extremes-site");
  await copyProject(process.cwd(), copy);
  const failed: string[] = [];
  for (const [name, make] of Object.entries(extremes)) {
    console.log(`\n=== Content: ${name}`);
    if (!(await passesWith(make(), copy, {}))) failed.push(name);
  }
  console.log("\n=== Content: crowded, as a preview below a path");
  // Gatsby keeps pages of a build without a prefix in its cache.
  for (const folder of [".cache", "public"]) {
    rmSync(path.join(copy, folder), { recursive: true });
  }
  if (!(await passesWith(extremes.crowded(), copy, preview))) {
    failed.push("preview");
  }
  return failed;
}

/**
 * Builds the fixture's site twice from nothing: the second time in another
 * folder, language and time zone, with another number of cores.
 *
 * @returns a line for each file that is not the same, byte for byte
 */
async function testReproducible(): Promise<string[]> {
  console.log("\n=== Two builds, compared");
  const parent = mkdtempSync(path.join(tmpdir(), "gainova-"));
  const build = async (name: string, environment: Record<string, string>) => {
    const copy = path.join(parent, name);
    await copyProject(process.cwd(), copy);
    await finished(
      startBuild(copy, {
        environment: { ...environment, CONTENT_DIR: "tests/fixtures/site" },
      }),
    );
    return digests(path.join(copy, "public"));
  };
  try {
    return differences(
      await build("site", { LC_ALL: "C", TZ: "UTC" }),
      // Both are as deep: webpack names a package by the way to it.
      await build("another place", {
        LC_ALL: "tr_TR.UTF-8",
        LANG: "tr_TR.UTF-8",
        TZ: "Pacific/Kiritimati",
        GATSBY_CPU_COUNT: String(availableParallelism() + 1),
      }),
    );
  } finally {
    rmSync(parent, { recursive: true });
  }
}

/** Tests what takes builds of its own: `npm run test:builds`. */
async function testBuilds(): Promise<void> {
  const different = await testReproducible();
  const failed = await testExtremes();
  if (different.length > 0) {
    console.error(`\nThe two builds differ:\n${different.join("\n")}`);
  }
  if (failed.length > 0) {
    console.error(`\nThe content suite failed: ${failed.join(", ")}`);
  }
  if (different.length + failed.length > 0) process.exitCode = 1;
}

testBuilds().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
