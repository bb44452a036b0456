import path from "node:path";

import type { Picture } from "./contentSource";
import { measurePicture } from "./measurePicture";

/** More at once would only wait for each other, and fill the memory. */
const atOnce = 8;

/**
 * Opens every picture.
 *
 * @param contentDir absolute path of the content folder
 * @param names paths in that folder
 * @returns the pictures by the same paths
 */
export async function readPictures(
  contentDir: string,
  names: readonly string[],
): Promise<Map<string, Picture>> {
  const pictures = new Map<string, Picture>();
  for (let start = 0; start < names.length; start += atOnce) {
    const work = names.slice(start, start + atOnce).map(async (name) => {
      const file = path.join(contentDir, name);
      return [name, await measurePicture(file)] as const;
    });
    for (const [name, picture] of await Promise.all(work)) {
      pictures.set(name, picture);
    }
  }
  return pictures;
}
