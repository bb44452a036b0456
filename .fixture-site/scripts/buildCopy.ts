import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";

/** What is not part of the project. */
const excluded = [
  ".cache",
  "public",
  ".git",
  "node_modules",
  ".fixture-site",
  ".develop-site",
  "test-results",
];

/**
 * Builds the site in a copy of the project, so that `public/` does not change, and
 * from nothing: Gatsby's cache outlives changes of the code in src/node.
 *
 * @throws Error if the build fails
 */
export function buildCopy(
  copy: string,
  environment: Readonly<Record<string, string>>,
): void {
  copyProject(copy);
  execFileSync(
    process.execPath,
    ["scripts/gatsby.mjs", "build", "--prefix-paths"],
    {
      cwd: copy,
      env: { ...process.env, CI: "true", ...environment },
      stdio: "inherit",
    },
  );
}

/**
 * Copies the files of the project, and links its packages.
 *
 * @param copy the folder of the copy, replaced if it exists
 */
export function copyProject(copy: string): void {
  rmSync(copy, { recursive: true, force: true });
  for (const name of readdirSync(".")) {
    if (excluded.includes(name)) continue;
    cpSync(name, path.join(copy, name), {
      recursive: true,
      preserveTimestamps: true,
    });
  }
  symlinkSync(
    path.resolve("node_modules"),
    path.join(copy, "node_modules"),
    // Windows lets everyone make junctions, but not symbolic links.
    "junction",
  );
}
