import { execFileSync } from "node:child_process";
import { cp, mkdtemp, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * Copies the project as it is now, committed or not, into a new folder. The
 * packages are not copied but linked.
 *
 * @param folder where the copy goes; a new temporary folder if left out
 * @returns the folder of the copy
 */
export async function copyProject(
  rootDir: string,
  folder?: string,
): Promise<string> {
  const copy = folder ?? (await mkdtemp(path.join(tmpdir(), "gainova-")));
  for (const file of filesOf(rootDir)) {
    await cp(path.join(rootDir, file), path.join(copy, file), {
      recursive: true,
    });
  }
  await symlink(
    path.join(rootDir, "node_modules"),
    path.join(copy, "node_modules"),
  );
  return copy;
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
