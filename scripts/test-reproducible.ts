import { cp, mkdtemp, rm, unlink } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";

import { finished, startBuild } from "./builds/build";
import { copyProject } from "./builds/copyProject";
import { differences, digests } from "./builds/digests";

const here = {
  CONTENT_DIR: "tests/fixtures/site",
  LC_ALL: "C",
  LANG: "C",
  TZ: "UTC",
};

const elsewhere = {
  CONTENT_DIR: "tests/fixtures/site",

  LC_ALL: "tr_TR.UTF-8",
  LANG: "tr_TR.UTF-8",
  TZ: "Pacific/Kiritimati",
  GATSBY_CPU_COUNT: String(availableParallelism() + 1),
};

/** Copies all that a build reads: what packages are called hangs on their place. */
async function copyWithPackages(rootDir: string, copy: string): Promise<void> {
  await copyProject(rootDir, copy);
  const packages = path.join(copy, "node_modules");
  await unlink(packages);
  await cp(path.join(rootDir, "node_modules"), packages, {
    recursive: true,
    verbatimSymlinks: true,
  });
}

/**
 * Builds the site twice from nothing, and fails unless both builds are the
 * same, byte for byte: `npm run test:reproducible`. The second build has
 * another folder, with packages of its own, and another language, time zone
 * and number of cores.
 */
async function testReproducible(rootDir: string): Promise<string[]> {
  const parent = await mkdtemp(path.join(tmpdir(), "gainova-"));
  const first = path.join(parent, "site");
  const second = path.join(parent, "a much longer path", "to the site");
  try {
    await copyWithPackages(rootDir, first);
    await finished(startBuild(first, { environment: here }));
    const built = await digests(path.join(first, "public"));

    await copyWithPackages(rootDir, second);
    await finished(
      startBuild(second, {
        environment: elsewhere,
        launcher: process.platform === "linux" ? ["taskset", "-c", "0"] : [],
      }),
    );
    const rebuilt = await digests(path.join(second, "public"));
    console.log(
      `${built.size} files in the first build, ${rebuilt.size} in the second.`,
    );
    return differences(built, rebuilt);
  } finally {
    await rm(parent, { recursive: true });
  }
}

void testReproducible(process.cwd()).then((found) => {
  for (const line of found) console.error(line);
  if (found.length > 0) process.exitCode = 1;
  else console.log("Both builds are the same.");
});
