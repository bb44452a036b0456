import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * The files below a folder, at any depth, in the same order on every machine.
 *
 * @param folder absolute path
 * @param ending of their names
 * @returns absolute paths
 */
export const filesBelow = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => path.join(folder, file));

/** A digest of what files say, one after another. */
export function digestOfFiles(files: string[]): string {
  const digest = createHash("sha256");
  for (const file of files) digest.update(readFileSync(file));
  return digest.digest("hex");
}
