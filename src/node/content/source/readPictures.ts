import { readFile } from "node:fs/promises";
import path from "node:path";

import sharp from "sharp";

import type { Picture } from "../content";

/**
 * Opens every picture, by its path in the content folder. One after another:
 * photos of a whole team at once would fill the memory.
 */
export async function readPictures(
  folder: string,
  names: readonly string[],
): Promise<Map<string, Picture>> {
  const pictures = new Map<string, Picture>();
  for (const name of names) {
    pictures.set(name, await readPicture(path.join(folder, name)));
  }
  return pictures;
}

/**
 * Reads a picture to its end, as the build will: the header alone does not tell
 * that the rest of the file is missing.
 */
async function readPicture(file: string): Promise<Picture> {
  try {
    // From memory, since sharp would take a picture that was replaced under
    // the same name for the one it remembers.
    const image = sharp(await readFile(file));
    const { autoOrient } = await image.metadata();
    await image.resize(8, 8).raw().toBuffer();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch (error) {
    const [problem = ""] = String(error).split("\n");
    return { problem };
  }
}
