import { hash } from "node:crypto";
import { constants, existsSync, readFileSync } from "node:fs";
import {
  copyFile,
  mkdir,
  readFile,
  rename,
  rm,
  writeFile,
} from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import type * as z from "zod";

import { declarationOf } from "./declarations";
import { filesIn } from "./filesIn";
import { contentFolder, type Content } from "./readContent";
import { readPictures, type PictureSize } from "./readPictures";

/**
 * Returns the folder with the copy of the valid content, the only content that
 * Gatsby reads. Each content folder has its own. Gatsby empties `.cache` by itself.
 */
export const copyFolder = (): string =>
  path.join(".content", hash("sha256", contentFolder()).slice(0, 8));

/** The file that is there while files of a copy are moved or removed. */
const markOf = (folder: string): string => `${folder}.incomplete`;

/** Returns whether no process ended while it changed a copy. */
export const isComplete = (folder: string): boolean =>
  !existsSync(markOf(folder));

/** The pictures that have been copied, by the path of the copy. */
const copied = new Map<string, PictureSize>();

/**
 * Makes a folder equal to content without problems, except for pictures that cannot
 * be used, which nothing refers to. Writes only what differs. Pictures are there
 * before texts that refer to them, and what is gone is removed last.
 *
 * @returns the files that were written or removed, by their path in the folder
 * @throws Error if a picture has changed since it was checked, before the folder is
 * changed
 */
export async function copyContent(
  content: Content,
  folder: string,
): Promise<string[]> {
  const present = new Set(filesIn(folder));
  const names = new Set<string>();
  const changed: string[] = [];
  // Gatsby would make a node of a half-written file in the folder itself.
  const drafts = `${folder}.new`;
  await rm(drafts, { recursive: true, force: true });
  const draft = async (name: string, write: (to: string) => Promise<void>) => {
    const file = path.join(drafts, name);
    await mkdir(path.dirname(file), { recursive: true });
    await write(file);
    changed.push(name);
  };

  for (const [name, picture] of content.pictures) {
    if ("found" in picture) continue;
    names.add(name);
    const source = path.join(content.folder, name);
    const copy = path.join(folder, name);
    if (present.has(name) && copied.get(copy) === picture) continue;
    const isEqual =
      present.has(name) &&
      (await readFile(copy)).equals(await readFile(source));
    if (!isEqual) {
      await draft(name, (to) =>
        copyFile(source, to, constants.COPYFILE_FICLONE),
      );
    }
    // It returns the same object as long as the file has not changed.
    const now = await readPictures(content.folder, [name]);
    if (now.get(name) !== picture) {
      throw new Error(`${source} has changed while it was copied.`);
    }
    if (isEqual) copied.set(copy, picture);
  }
  for (const { file, text } of content.files) {
    const name = file.slice(content.folder.length + 1);
    names.add(name);
    const copy = path.join(folder, name);
    const isEqual =
      present.has(name) && (await readFile(copy, "utf8")) === text;
    if (!isEqual) await draft(name, (to) => writeFile(to, text));
  }

  await writeFile(markOf(folder), "");
  // macOS and Windows take names that differ in case alone for one file.
  const inAnyCase = new Set([...names].map(withoutCase));
  const gone = [...present].filter((name) => !names.has(name));
  const remove = (name: string) =>
    rm(path.join(folder, name), { force: true, maxRetries: ATTEMPTS });
  for (const name of gone) {
    if (inAnyCase.has(withoutCase(name))) await remove(name);
  }
  for (const name of changed) {
    const copy = path.join(folder, name);
    await move(path.join(drafts, name), copy);
    const picture = content.pictures.get(name);
    if (picture) copied.set(copy, picture);
  }
  for (const name of gone) {
    if (!inAnyCase.has(withoutCase(name))) await remove(name);
  }
  await rm(markOf(folder));
  return [...changed, ...gone];
}

const withoutCase = (name: string) => name.normalize("NFC").toLowerCase();

const ATTEMPTS = 10;

/** Moves a file. Windows cannot replace one that another program is reading. */
async function move(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  for (let attempt = 1; ; attempt += 1) {
    try {
      await rename(from, to);
      return;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await pause(100);
    }
  }
}

/**
 * Reads the content of the files that a schema declares from a copy, with their
 * names. There is one, unless there may be several.
 */
export function readCopy<Schema extends z.ZodObject>(
  schema: Schema,
  folder = copyFolder(),
) {
  type File = z.infer<Schema> & { file: string };
  return filesIn(folder)
    .filter((file) => declarationOf(file)?.schema === schema)
    .map((file) => {
      const text = readFileSync(path.join(folder, file), "utf8");
      return { ...schema.parse(JSON.parse(text)), file };
    }) as [File, ...File[]];
}
