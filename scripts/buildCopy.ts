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
 * Copies all files that Git does not ignore, and links `node_modules`.
 *
 * @param copy the folder of the copy, created if it does not exist
 * @throws Error if the build fails
 */
export function buildCopy(
  copy: string,
  environment: Readonly<Record<string, string>>,
  options: readonly string[] = [],
): void {
  mkdirSync(copy, { recursive: true });
  for (const name of readdirSync(copy)) {
    if (!kept.includes(name))
      rmSync(path.join(copy, name), { recursive: true });
  }
  for (const file of projectFiles()) {
    cpSync(file, path.join(copy, file), { preserveTimestamps: true });
  }
  symlinkSync(path.resolve("node_modules"), path.join(copy, "node_modules"));
  execFileSync(process.execPath, ["scripts/gatsby.mjs", "build", ...options], {
    cwd: copy,
    env: { ...process.env, CI: "true", ...environment },
    stdio: "inherit",
  });
}

function projectFiles(): string[] {
  const options = ["-z", "--cached", "--others", "--exclude-standard"];
  return execFileSync("git", ["ls-files", ...options], { encoding: "utf8" })
    .split("\0")
    .filter((file) => file !== "" && existsSync(file));
}
