import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";

/** The content and the time of the product tests' site. */
export const FIXTURE = {
  CONTENT_DIR: "tests/fixtures/site",
  SOURCE_DATE_EPOCH: "1800000000",
};

/**
 * The folder of the copies: builds are equal only if they are as deep as each other,
 * because webpack names a package by the way to it.
 */
export const COPIES = ".sites";

/** What is not part of the project. */
const excluded = [
  ".cache",
  ".content",
  "public",
  ".git",
  "node_modules",
  COPIES,
  "test-results",
];

/**
 * Builds the site in a copy of the project, so that `public/` does not change, and
 * from nothing: Gatsby's cache outlives changes of the code in src/node.
 *
 * @param name the name of the copy's folder
 * @returns the copy's folder
 * @throws Error if the build fails
 */
export function buildCopy(
  name: string,
  environment: Readonly<Record<string, string>>,
): string {
  const copy = copyProject(name);
  execFileSync(
    process.execPath,
    ["scripts/gatsby.mjs", "build", "--prefix-paths"],
    {
      cwd: copy,
      env: { ...process.env, CI: "true", ...environment },
      stdio: "inherit",
    },
  );
  return copy;
}

/**
 * Copies the files of the project, and links its packages.
 *
 * @param name the name of the copy's folder, which is replaced if it exists
 * @returns the copy's folder
 */
export function copyProject(name: string): string {
  const copy = path.join(COPIES, name);
  rmSync(copy, { recursive: true, force: true });
  for (const file of readdirSync(".")) {
    if (excluded.includes(file)) continue;
    cpSync(file, path.join(copy, file), {
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
  return copy;
}
