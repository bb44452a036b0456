import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";

import type { Picture } from "./contentSource";

/** What was found out about a picture, and about which state of its file. */
export interface PictureNote {
  state: string;
  picture: Picture;
}

type PictureNotes = Map<string, PictureNote>;

/**
 * Outside `.cache` and `public`, which a check must not touch, and gone when
 * packages are installed anew.
 */
function notesFile(rootDir: string): string {
  return path.join(rootDir, "node_modules/.cache/gainova/pictures.json");
}

/** The notes of the last check, by file; none where they cannot be read. */
export async function readPictureNotes(rootDir: string): Promise<PictureNotes> {
  try {
    const text = await readFile(notesFile(rootDir), "utf8");
    return new Map(JSON.parse(text) as [string, PictureNote][]);
  } catch {
    return new Map();
  }
}

/** Keeps the notes for the next check, if there is anything new. */
export async function writePictureNotes(
  rootDir: string,
  old: PictureNotes,
  fresh: PictureNotes,
): Promise<void> {
  const isSame =
    old.size === fresh.size &&
    [...fresh].every(([file, { state }]) => old.get(file)?.state === state);
  if (isSame) return;
  const file = notesFile(rootDir);
  const draft = `${file}.${process.pid}`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(draft, JSON.stringify([...fresh]));
    await rename(draft, file);
  } catch {
    // Without notes the next check only takes longer.
  }
}
