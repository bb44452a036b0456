import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";

import sharp from "sharp";

import { pictureKey } from "../content/declarations/pictures";
import type { PictureFile } from "./content";

/** A cache for development, because measuring 35 pictures takes a second. */
const measured = new Map<string, PictureFile>();

/** Reads pictures one after another to limit memory. Returns them by `pictureKey`. */
export async function readPictures(folder: string, names: readonly string[]) {
  const pictures = new Map<string, PictureFile>();
  for (const spelling of names) {
    const file = path.join(folder, spelling);
    const { mtimeMs, ctimeMs, size } = statSync(file);
    const version = `${file} ${mtimeMs} ${ctimeMs} ${size}`;
    const picture = measured.get(version) ?? {
      spelling,
      ...(await measurePicture(file)),
    };
    measured.set(version, picture);
    pictures.set(pictureKey(spelling), picture);
  }
  return pictures;
}

/** Decodes the whole picture, because a truncated file has an intact header. */
async function measurePicture(file: string) {
  try {
    // sharp caches files by name: https://github.com/lovell/sharp/issues/2965
    const image = sharp(await readFile(file));
    const { width, height, autoOrient } = await image.metadata();
    await image.resize(8, 8).raw().toBuffer();
    // Gatsby rotates pictures, but keeps the aspect ratio of the unrotated picture:
    // https://github.com/gatsbyjs/gatsby/issues/30704
    if (width === autoOrient.width) return { width, height };
    return {
      found: ", which is stored lying on its side, with a note to turn it",
      expected:
        "a picture that is stored upright: crop it a little and save it, or add it with the forms",
    };
  } catch (error) {
    const [reason = ""] = String(error).split("\n");
    return {
      found: `, which cannot be opened (${reason})`,
      expected:
        "a complete picture in JPEG, PNG, WebP or AVIF, at most 16,000 px wide and high; export or copy it again",
    };
  }
}
