import { existsSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";

import type { GatsbyCache } from "gatsby";

import { filesIn } from "../filesIn";

/** Gatsby names the folder of a picture's files after a hash of its content. */
const pictureFolder = /^[0-9a-f]{32}$/;

/**
 * Removes pictures that no page shows, such as the photo of a former member,
 * which Gatsby keeps. Pictures that the build before has shown stay until the
 * next build, because pages of the deployment before may still be open. Returns
 * the names of the removed folders in `static/`.
 */
export async function prunePictures(
  cache: Pick<GatsbyCache, "get" | "set">,
  site: string,
): Promise<string[]> {
  const shown = await shownPictures(site);
  const former = ((await cache.get("pictures")) ?? []) as readonly string[];
  const kept = new Set([...shown, ...former]);
  const folder = path.join(site, "static");
  const names = existsSync(folder) ? await readdir(folder) : [];
  const unused = names.filter(
    (name) => pictureFolder.test(name) && !kept.has(name),
  );
  for (const name of unused) {
    await rm(path.join(folder, name), { recursive: true });
  }
  await cache.set("pictures", shown);
  return unused;
}

/** Returns the folders in `static/` that pages and page data refer to. */
async function shownPictures(site: string): Promise<string[]> {
  const pages = filesIn(site).filter((file) => /\.(html|json)$/.test(file));
  const shown = new Set<string>();
  for (const page of pages) {
    const text = await readFile(path.join(site, page), "utf8");
    for (const [, name = ""] of text.matchAll(/\/static\/([^/"]+)\//g)) {
      shown.add(name);
    }
  }
  return [...shown];
}
