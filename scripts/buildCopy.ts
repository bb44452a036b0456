import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import path from "node:path";

/** Folders that a copy keeps, which makes its next build faster. */
const kept = [".cache", "public"];

/**
 * Builds the site in a copy of the project, so that `public/` does not change.
 *
 * @param copy the folder of the copy, created if it does not exist
 * @throws Error if the build fails
 */
export function buildCopy(
  copy: string,
  environment: Readonly<Record<string, string>>,
  options: readonly string[] = [],
): void {
  copyProject(copy);
  execFileSync(process.execPath, ["scripts/gatsby.mjs", "build", ...options], {
    cwd: copy,
    env: { ...process.env, CI: "true", ...environment },
    stdio: "inherit",
  });
}

/** Copies all files that Git tracks or would track, and links the packages. */
export function copyProject(copy: string): void {
  mkdirSync(copy, { recursive: true });
  for (const name of readdirSync(copy)) {
    if (!kept.includes(name))
      rmSync(path.join(copy, name), { recursive: true });
  }
  for (const file of projectFiles()) {
    cpSync(file, path.join(copy, file), { preserveTimestamps: true });
  }
  const packages = path.join(copy, "node_modules");
  symlinkSync(path.resolve("node_modules"), packages, "junction");
}

function projectFiles(): string[] {
  const options = ["-z", "--cached", "--others", "--exclude-standard"];
  return execFileSync("git", ["ls-files", ...options], { encoding: "utf8" })
    .split("\0")
    .filter((file) => file !== "" && existsSync(file));
}
