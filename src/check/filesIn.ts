import fs from "node:fs";
import path from "node:path";

/**
 * Returns the sorted paths of all files in a folder and its subfolders, relative to the
 * folder and with slashes. Returns an empty list if the folder does not exist.
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

/** Returns the state of a file or of a link's target, or undefined if it is unreadable. */
export function readableFile(file: string): fs.Stats | undefined {
  try {
    fs.accessSync(file, fs.constants.R_OK);
    const state = fs.statSync(file);
    return state.isFile() ? state : undefined;
  } catch {
    return undefined;
  }
}
