import fs from "node:fs";
import path from "node:path";

/**
 * Returns all files in a folder and in the folders in it, sorted, by their path
 * in the folder, with slashes. Returns none if there is no folder.
 */
export const filesIn = (folder: string): string[] =>
  (fs.existsSync(folder)
    ? fs.readdirSync(folder, { recursive: true, withFileTypes: true })
    : []
  )
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => path.relative(folder, file).split(path.sep).join("/"))
    .sort();

/** Returns the state of a file, or of what a link leads to, if it can be read. */
export function readableFile(file: string): fs.Stats | undefined {
  try {
    fs.accessSync(file, fs.constants.R_OK);
    const state = fs.statSync(file);
    return state.isFile() ? state : undefined;
  } catch {
    return undefined;
  }
}
