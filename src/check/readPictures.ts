import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";

import sharp from "sharp";

import type { Finding } from "./content";

/** The size of a picture, in px, or why it cannot be used. */
export type PictureSize =
  { width: number; height: number } | Pick<Finding, "note" | "expected">;

/** Returns the ways to write a path: macOS decomposes letters, as "é" to "e" and "´". */
export const spellingsOf = (path: string): string[] => [
  path,
  path.normalize("NFC"),
  path.normalize("NFD"),
];

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
    const picture = await readPicture(path.join(folder, name));
    if (picture) pictures.set(name, picture);
  }
  return pictures;
}

/** While developing, most images stay as they are from check to check. */
const knownPictures = new Map<string, PictureSize>();

/** Returns nothing if the file has been deleted since its folder was read. */
async function readPicture(file: string): Promise<PictureSize | undefined> {
  const status = statSync(file, { throwIfNoEntry: false });
  if (!status) return undefined;
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
    const { width, height, autoOrient } = await image.metadata();
    await image.resize(8, 8).raw().toBuffer();
    // Gatsby turns pictures, but with the proportions from before:
    // https://github.com/gatsbyjs/gatsby/issues/30704
    if (width === autoOrient.width) return { width, height };
    return {
      note: ", which is stored lying on its side, with a note to turn it",
      expected:
        "a picture that is stored upright: crop it a little and save it, or add it with the forms",
    };
  } catch (error) {
    const [reason = ""] = String(error).split("\n");
    return {
      note: `, which cannot be opened (${reason})`,
      expected:
        "a complete picture in JPEG, PNG, WebP or AVIF; export or copy it again",
    };
  }
}
