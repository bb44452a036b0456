import { spawnSync } from "node:child_process";
import path from "node:path";

import { FIXTURE_SITE } from "../tests/server";
import { COPIES } from "./buildCopy";
import { otherSites } from "./otherSites";

const siteOf = (name: keyof typeof otherSites) =>
  path.join(COPIES, name, "public");

/** Runs a command; the process ends with its exit code, and at once if it fails. */
function run(command: string, args: string[], environment = {}): void {
  const { status } = spawnSync(command, args, {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
}

// Both have the same files, byte for byte.
run("git", [
  ...["diff", "--no-index", "--name-status", "--no-renames"],
  FIXTURE_SITE,
  siteOf("another place"),
]);
run("npm", ["run", "test:content"], {
  PATH_PREFIX: otherSites.extreme.PATH_PREFIX,
  SITE_DIR: siteOf("extreme"),
});
