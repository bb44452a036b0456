import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** The digest of each file below a folder, by its path in that folder. */
export async function digests(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, {
    recursive: true,
    withFileTypes: true,
  });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const found = new Map<string, string>();
  for (const file of files) {
    const digest = createHash("sha256").update(await readFile(file));
    found.set(path.relative(folder, file), digest.digest("hex"));
  }
  return found;
}

/**
 * Compares two folders by the digests of their files.
 *
 * @returns a line for each file that is not the same in both
 */
export function differences(
  first: ReadonlyMap<string, string>,
  second: ReadonlyMap<string, string>,
): string[] {
  const files = [...new Set([...first.keys(), ...second.keys()])].sort();
  return files.flatMap((file) => {
    if (!second.has(file)) return [`only in the first:  ${file}`];
    if (!first.has(file)) return [`only in the second: ${file}`];
    return first.get(file) === second.get(file) ? [] : [`differs: ${file}`];
  });
}
