import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/**
 * Returns all files in a folder and in the folders in it, sorted, by their path
 * in the folder, with slashes. Returns none if there is no folder.
 */
export const filesIn = (folder: string): string[] =>
  (existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
    : []
  )
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => path.relative(folder, file).split(path.sep).join("/"))
    .sort();
