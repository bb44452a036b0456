import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";

import sharp from "sharp";

import { pictureKey } from "../content/declarations/pictures";
import type { PictureFile } from "./content";

/** Reads pictures, by their `pictureKey`, one after another, to limit memory. */
export async function readPictures(
  folder: string,
  names: readonly string[],
): Promise<Map<string, PictureFile>> {
  const pictures = new Map<string, PictureFile>();
  for (const name of names) {
    const picture = await readPicture(folder, name);
    if (picture) pictures.set(pictureKey(name), picture);
  }
  return pictures;
}

/** While developing, most pictures stay as they are: to measure 35 takes a second. */
const measuredPictures = new Map<string, PictureFile>();

/** Returns nothing if the file has been deleted since its folder was read. */
async function readPicture(folder: string, spelling: string) {
  const file = path.join(folder, spelling);
  const status = statSync(file, { throwIfNoEntry: false });
  if (!status) return undefined;
  const { mtimeMs, ctimeMs, size } = status;
  const version = `${file} ${mtimeMs} ${ctimeMs} ${size}`;
  const picture = measuredPictures.get(version) ?? {
    spelling,
    ...(await measurePicture(file)),
  };
  measuredPictures.set(version, picture);
  return picture;
}

/** What sharp, and so Gatsby, opens: https://sharp.pixelplumbing.com/api-constructor */
const MAX_PIXELS = 0x3fff ** 2;

/** Decodes the whole image: the header is intact in a truncated file. */
async function measurePicture(file: string) {
  try {
    // sharp caches files by name: https://github.com/lovell/sharp/issues/2965
    const bytes = await readFile(file);
    const image = sharp(bytes, { limitInputPixels: false });
    const { width, height, autoOrient } = await image.metadata();
    if (width * height > MAX_PIXELS) {
      return {
        note: `, which is ${width} px wide and ${height} px high`,
        expected: "a smaller picture, at most 10,000 px wide and high",
      };
    }
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
