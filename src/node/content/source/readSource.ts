import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

import { readOutlines } from "../../map/countries";
import { contentFolder } from "../contentFolder";
import type { ContentSource } from "./contentSource";
import { readIcons } from "./readIcons";
import { readPictures } from "./readPictures";
import { sitePages } from "./sitePages";

/**
 * Reads all that the check needs.
 *
 * @param rootDir the project's folder
 * @throws ContentFolderError if there is no content folder; Error if something
 *   in it cannot be read
 */
export async function readSource(rootDir: string): Promise<ContentSource> {
  const folder = contentFolder(rootDir);
  const dataDir = path.resolve(rootDir, folder);
  const names = await filesIn(dataDir);
  const [files, pictures, icons] = await Promise.all([
    readTexts(dataDir, names.filter(isContent)),
    readPictures(dataDir, names.filter(isPicture)),
    readIcons(rootDir),
  ]);
  const outlines = readOutlines();
  return {
    folder,
    files,
    pictures,
    icons,
    pages: sitePages(),
    outlines,
  };
}

/** Paths relative to the folder, with slashes; hidden files are left out. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {
    recursive: true,
    withFileTypes: true,
  });
  return entries
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith("."))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => path.relative(folder, file).split(path.sep).join("/"))
    .sort();
}

function isContent(name: string): boolean {
  return /\.json$/i.test(name) && !/^(schemas|images)\//.test(name);
}

function isPicture(name: string): boolean {
  return name.startsWith("images/");
}

async function readTexts(
  folder: string,
  names: readonly string[],
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const name of names) {
    texts.set(name, await readFile(path.join(folder, name), "utf8"));
  }
  return texts;
}
