import { stat } from "node:fs/promises";
import path from "node:path";

import type { Picture } from "./contentSource";
import { measurePicture } from "./measurePicture";
import { readPictureNotes, writePictureNotes } from "./pictureNotes";

/** More at once would only wait for each other. */
const atOnce = 8;

/**
 * Opens every picture. A picture that has not changed since the last time is
 * taken from the notes: opening two thousand takes seconds.
 *
 * @param contentDir absolute path of the content folder
 * @param names paths in that folder
 * @returns the pictures by the same paths
 */
export async function readPictures(
  rootDir: string,
  contentDir: string,
  names: readonly string[],
): Promise<Map<string, Picture>> {
  const notes = await readPictureNotes(rootDir);
  const fresh: typeof notes = new Map();
  const pictures = new Map<string, Picture>(
    // Filled in below, in this order.
    names.map((name) => [name, { problem: "not read" }]),
  );
  const waiting = [...names];
  const work = async () => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const file = path.join(contentDir, name);
      const state = await stateOf(file);
      const note = notes.get(file);
      const picture =
        note?.state === state ? note.picture : await measurePicture(file);
      pictures.set(name, picture);
      // What went wrong may go well the next time.
      if (!("problem" in picture)) fresh.set(file, { state, picture });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  await writePictureNotes(rootDir, notes, fresh);
  return pictures;
}

/** Differs whenever a file was written anew. */
async function stateOf(file: string): Promise<string> {
  try {
    const { size, mtimeMs, ctimeMs, ino } = await stat(file);
    return [size, mtimeMs, ctimeMs, ino].join(" ");
  } catch {
    return "";
  }
}
