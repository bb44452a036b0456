import path from "node:path";

import { finished, startBuild } from "./builds/build";
import { copyProject } from "./builds/copyProject";

/**
 * Builds the site of the product tests, which has fixed content, in a copy of
 * the project: `public/` stays as it is. The copy is kept, so that the next
 * build is a warm one.
 */
async function buildFixture(rootDir: string): Promise<void> {
  const copy = path.join(rootDir, ".fixture-site");
  await copyProject(rootDir, copy);
  await finished(
    startBuild(copy, { environment: { CONTENT_DIR: "tests/fixtures/site" } }),
  );
}

buildFixture(process.cwd()).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
