import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";

import sharp from "sharp";

import { pictureKey } from "../content/declarations/fields";
import type { Finding } from "./content";

/** A picture, with its size in px, or why it cannot be used. */
export type Picture = {
  /** Its path in the content folder, as it is spelled there. */
  spelling: string;
} & ({ width: number; height: number } | Pick<Finding, "note" | "expected">);

/** Reads pictures, by their key, one after another, to limit memory. */
export async function readPictures(
  folder: string,
  names: readonly string[],
): Promise<Map<string, Picture>> {
  const pictures = new Map<string, Picture>();
  for (const name of names) {
    const picture = await readPicture(folder, name);
    if (picture) pictures.set(pictureKey(name), picture);
  }
  return pictures;
}

/** While developing, most images stay as they are from check to check. */
const knownPictures = new Map<string, Picture>();

/** Returns nothing if the file has been deleted since its folder was read. */
async function readPicture(folder: string, spelling: string) {
  const file = path.join(folder, spelling);
  const status = statSync(file, { throwIfNoEntry: false });
  if (!status) return undefined;
  const { mtimeMs, ctimeMs, size } = status;
  const version = `${file} ${mtimeMs} ${ctimeMs} ${size}`;
  const known = knownPictures.get(version);
  const picture = known ?? { spelling, ...(await measurePicture(file)) };
  knownPictures.set(version, picture);
  return picture;
}

/** Decodes the whole image: the header is intact in a truncated file. */
async function measurePicture(file: string) {
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
