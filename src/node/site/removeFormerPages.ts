import { rm } from "node:fs/promises";
import path from "node:path";

import type { GatsbyCache } from "gatsby";

import { shareCardPath } from "../../document/shareCard";

/**
 * Removes what an earlier build has added for pages that are gone, so that a
 * page's former address answers with 404. Gatsby removes only its own files.
 *
 * @param cache remembers the pages for the next build
 * @param folder the built site
 * @param paths paths of the pages, as in `/about`
 */
export async function removeFormerPages(
  cache: Pick<GatsbyCache, "get" | "set">,
  folder: string,
  paths: readonly string[],
): Promise<void> {
  const former = ((await cache.get("pages")) ?? []) as readonly string[];
  for (const page of former.filter((page) => !paths.includes(page))) {
    await rm(path.join(folder, `${page}.html`), { force: true });
    await rm(path.join(folder, shareCardPath(page)), { force: true });
  }
  await cache.set("pages", paths);
}
