import { readFile, realpath } from "node:fs/promises";
import path from "node:path";

import { contentFolder } from "../../src/node/content/readSource";
import { git } from "./sync/git";
import { HttpError } from "../HttpError";

const icons = "node_modules/@fortawesome/fontawesome-free/svgs";

/**
 * Reads `images/…`, a picture of the content, `objects/ID/…`, any version of
 * one, or `icons/…`, an icon.
 *
 * @throws HttpError if there is no such picture, or a link leads out of its folder
 */
export async function readPicture(
  rootDir: string,
  address: string,
): Promise<Buffer> {
  try {
    const name = decodeURIComponent(address);
    const [, from, file = ""] = /^(images|icons)\/(.+)$/.exec(name) ?? [];
    if (from === "images")
      return await readInside(path.join(rootDir, contentFolder(), from), file);
    const [, id] = /^objects\/([0-9a-f]{40,64})\//.exec(name) ?? [];
    if (id) return await git(rootDir, ["cat-file", "blob", id]);
    if (from === "icons")
      return await readInside(path.join(rootDir, icons, "solid"), file).catch(
        () => readInside(path.join(rootDir, icons, "brands"), file),
      );
  } catch {
    // Not there, not allowed, or no valid address.
  }
  throw new HttpError(404, "There is no such picture.");
}

/** @throws Error if the file is outside of the folder, also by a link */
async function readInside(folder: string, name: string): Promise<Buffer> {
  const root = await realpath(folder);
  const file = await realpath(path.join(root, name));
  if (!file.startsWith(root + path.sep))
    throw new Error(`${name} is outside of ${folder}`);
  return readFile(file);
}
