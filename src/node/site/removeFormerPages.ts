import { rm } from "node:fs/promises";
import path from "node:path";

import type { GatsbyCache } from "gatsby";

/**
 * Removes files of deleted pages that an earlier build has added, so that their
 * URLs respond with 404. Gatsby removes only its own files.
 */
export async function removeFormerPages(
  cache: Pick<GatsbyCache, "get" | "set">,
  folder: string,
  paths: readonly string[],
): Promise<void> {
  const former = ((await cache.get("pages")) ?? []) as readonly string[];
  for (const page of former.filter((page) => !paths.includes(page))) {
    await rm(path.join(folder, `${page}.html`), { force: true });
  }
  await cache.set("pages", paths);
}
