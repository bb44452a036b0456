import { lstat, readFile } from "node:fs/promises";
import path from "node:path";

import sharp from "sharp";

/** The size of a picture, in px, or why it cannot be opened. */
export type PictureSize =
  { width: number; height: number } | { problem: string };

/**
 * Reads the size of images, by their path in the content folder, as in
 * `images/team/member-01.jpg`. One after another, to limit memory.
 */
export async function readPictures(
  folder: string,
  names: readonly string[],
): Promise<Map<string, PictureSize>> {
  const pictures = new Map<string, PictureSize>();
  for (const name of names) {
    pictures.set(name, await readPicture(path.join(folder, name)));
  }
  return pictures;
}

/** While developing, most images stay as they are from check to check. */
const knownPictures = new Map<string, PictureSize>();

async function readPicture(file: string): Promise<PictureSize> {
  const status = await lstat(file);
  // It would show, and publish, a file from anywhere on the computer.
  if (status.isSymbolicLink()) return { problem: "it is a symbolic link" };
  const { mtimeMs, ctimeMs, size } = status;
  const version = `${file} ${mtimeMs} ${ctimeMs} ${size}`;
  const picture = knownPictures.get(version) ?? (await measurePicture(file));
  knownPictures.set(version, picture);
  return picture;
}

/** Decodes the whole image: the header is intact in a truncated file. */
async function measurePicture(file: string): Promise<PictureSize> {
  try {
    // sharp caches files by name: https://github.com/lovell/sharp/issues/2965
    const image = sharp(await readFile(file));
    const { autoOrient } = await image.metadata();
    await image.resize(8, 8).raw().toBuffer();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch (error) {
    const [problem = ""] = String(error).split("\n");
    return { problem };
  }
}
