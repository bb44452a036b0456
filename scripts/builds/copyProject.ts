import { execFileSync } from "node:child_process";
import { cp, mkdir, readdir, rm, symlink } from "node:fs/promises";
import path from "node:path";

/** What a copy keeps from one time to the next, so that it builds faster. */
const kept = new Set([".cache", "public"]);

/**
 * Copies the project as it is now, committed or not, into a folder, which is
 * made where it is missing. The packages are linked instead of copied.
 */
export async function copyProject(
  rootDir: string,
  copy: string,
): Promise<void> {
  await mkdir(copy, { recursive: true });
  for (const name of await readdir(copy)) {
    if (!kept.has(name)) await rm(path.join(copy, name), { recursive: true });
  }
  for (const file of filesOf(rootDir)) {
    await cp(path.join(rootDir, file), path.join(copy, file), {
      preserveTimestamps: true,
    });
  }
  await symlink(
    path.join(rootDir, "node_modules"),
    path.join(copy, "node_modules"),
  );
}

/** All files that Git keeps or would keep. */
function filesOf(rootDir: string): string[] {
  const list = (...options: string[]) =>
    execFileSync("git", ["ls-files", "-z", ...options], {
      cwd: rootDir,
      encoding: "utf8",
    })
      .split("\0")
      .filter((file) => file !== "");
  const deleted = new Set(list("--deleted"));
  return list("--cached", "--others", "--exclude-standard").filter(
    (file) => !deleted.has(file),
  );
}
