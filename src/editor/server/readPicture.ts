import { lstat, readFile, realpath } from "node:fs/promises";
import path from "node:path";

import { readBlob } from "./contentTrees";
import { git, cloneIn } from "./git";
import { HttpError } from "../HttpError";
import { isOpen, readUpstream } from "./upstream";

const icons = "node_modules/@fortawesome/fontawesome-free/svgs";

/**
 * Reads `images/…`, a picture of the content, `before/…`, the same upstream,
 * `objects/ID/…`, any version of one, or `icons/…`, an icon.
 *
 * @throws HttpError if there is no such picture, or it is a symbolic link
 */
export async function readPicture(
  rootDir: string,
  address: string,
): Promise<Buffer> {
  try {
    const name = decodeURIComponent(address);
    const [, from, file = ""] =
      /^(images|before|icons)\/(.+)$/.exec(name) ?? [];
    const { folder } = cloneIn(rootDir);
    if (from === "images")
      return await readInside(path.join(rootDir, folder, "images"), file);
    if (from === "before")
      return await readUpstreamFile(rootDir, `${folder}/images/${file}`);
    const [, id] = /^objects\/([0-9a-f]{40,64})\//.exec(name) ?? [];
    if (id) return await readBlob(cloneIn(rootDir), id);
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
  const file = path.join(folder, name);
  const isLink = (await lstat(file)).isSymbolicLink();
  const parent = await realpath(path.dirname(file));
  const inside = path.relative(await realpath(folder), parent);
  if (isLink || inside.startsWith("..") || path.isAbsolute(inside))
    throw new Error(`${name} is outside of ${folder}`);
  return readFile(file);
}

async function readUpstreamFile(rootDir: string, file: string) {
  const clone = cloneIn(rootDir);
  const upstream = await readUpstream(clone);
  const publication = upstream?.publication;
  const tip = isOpen(publication) ? publication.tip : upstream?.tip;
  return git(clone, ["cat-file", "blob", `${tip ?? "HEAD"}:${file}`]);
}
