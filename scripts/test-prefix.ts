import { spawnSync } from "node:child_process";

import path from "node:path";

import { finished, startBuild } from "./builds/build";
import { copyProject } from "./builds/copyProject";

/** Any address would do; these name what they are. */
const place = {
  CONTENT_DIR: "tests/fixtures/site",
  SITE_URL: "https://preview.example.org",
  PATH_PREFIX: "/gainova",
};

/**
 * Builds a copy of the site as a preview below a path, and takes a browser
 * through it: `npm run test:prefix`.
 *
 * @returns whether all tests passed
 */
async function testPrefix(rootDir: string): Promise<boolean> {
  const copy = path.join(rootDir, ".prefix-site");
  await copyProject(rootDir, copy);
  await finished(
    startBuild(copy, { environment: place, options: ["--prefix-paths"] }),
  );
  const { status } = spawnSync(
    "npx",
    ["playwright", "test", "--config", "tests/prefix.config.ts"],
    {
      env: { ...process.env, ...place, SITE_DIR: ".prefix-site/public" },
      stdio: ["ignore", "inherit", "inherit"],
    },
  );
  return status === 0;
}

void testPrefix(process.cwd()).then((passed) => {
  if (!passed) process.exitCode = 1;
});
