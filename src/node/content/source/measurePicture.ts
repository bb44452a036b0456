import { readFile } from "node:fs/promises";

import sharp from "sharp";

import type { Picture } from "./contentSource";

/**
 * Opens a picture and reads it to its end, as the build will: the header alone
 * does not tell that the rest of the file is missing.
 *
 * @returns width and height in px as it is shown, or why it cannot be opened
 */
export async function measurePicture(file: string): Promise<Picture> {
  try {
    // From memory, since sharp would take a picture that was replaced under
    // the same name for the one it remembers.
    const image = sharp(await readFile(file));
    const { autoOrient } = await image.metadata();
    await image.resize(8, 8).raw().toBuffer();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch (error) {
    const [reason = ""] = String(error)
      .replace(/^Error: /, "")
      .split("\n");
    return { problem: reason };
  }
}
