import { execFile } from "node:child_process";
import { promisify } from "node:util";

/**
 * Returns the day of the last commit that changed a folder, as in 2025-01-31;
 * undefined outside of a Git repository. A shallow clone, as in CI, returns the
 * day of its oldest commit.
 */
export async function readLastChange(
  folder: string,
): Promise<string | undefined> {
  const options = ["log", "-1", "--format=%cs", "--", "."];
  try {
    const { stdout } = await promisify(execFile)("git", options, {
      cwd: folder,
    });
    return stdout.trim() || undefined;
  } catch {
    return undefined;
  }
}
