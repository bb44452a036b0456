import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { extremes } from "../tests/content/extremes/extremes";
import type { Content } from "../tests/content/extremes/fixtureContent";
import { finished, startBuild } from "./builds/build";
import { copyProject } from "./builds/copyProject";

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
 * Builds the site with each extreme content, one after another in a copy of the
 * project that keeps its cache, and runs the content suite on it:
 * `npm run test:extremes`, with the names of extremes for these alone.
 *
 * @returns the names of the extremes that failed
 */
async function testExtremes(names: readonly string[]): Promise<string[]> {
  const copy = path.resolve(".extremes-site");
  await copyProject(process.cwd(), copy);
  const failed: string[] = [];
  for (const name of names) {
    const make = extremes[name];
    if (!make) throw new Error(`There is no extreme called "${name}".`);
    console.log(`\n=== ${name}`);
    writeContent(make(), path.join(copy, "content"));
    try {
      await finished(
        startBuild(copy, { environment: { CONTENT_DIR: "content" } }),
      );
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      failed.push(name);
      continue;
    }
    const { status } = spawnSync("npm", ["run", "test:content"], {
      env: { ...process.env, SITE_DIR: path.join(copy, "public") },
      stdio: ["ignore", "inherit", "inherit"],
    });
    if (status !== 0) failed.push(name);
  }
  return failed;
}

const asked = process.argv.slice(2);
void testExtremes(asked.length > 0 ? asked : Object.keys(extremes)).then(
  (failed) => {
    if (failed.length === 0) return;
    console.error(`\nThese extremes failed: ${failed.join(", ")}`);
    process.exitCode = 1;
  },
);
