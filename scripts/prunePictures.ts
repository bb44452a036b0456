import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";

/** Gatsby names the folder of a picture's files after a hash of its content. */
const pictureFolder = /^[0-9a-f]{32}$/;

/**
 * Removes the pictures of a built site that no page shows, such as the photo of
 * a former member, which Gatsby keeps. Returns the removed folders in `static/`.
 *
 * @throws Error if there is no page, because then all would be removed
 */
async function prunePictures(site: string): Promise<string[]> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const pages = entries.filter(
    (entry) => entry.isFile() && /\.(html|json)$/.test(entry.name),
  );
  if (pages.length === 0) throw new Error(`There is no page in ${site}.`);
  const shown = new Set<string>();
  for (const page of pages) {
    const text = await readFile(path.join(page.parentPath, page.name), "utf8");
    for (const [, folder = ""] of text.matchAll(/\/static\/([^/"]+)\//g)) {
      shown.add(folder);
    }
  }
  const folders = await readdir(path.join(site, "static"));
  const unused = folders.filter(
    (folder) => pictureFolder.test(folder) && !shown.has(folder),
  );
  for (const folder of unused) {
    await rm(path.join(site, "static", folder), { recursive: true });
  }
  return unused;
}

void prunePictures(process.argv[2] ?? "public").then(({ length }) =>
  console.log(`Removed unused pictures: ${length}.`),
);
