import { readFileSync } from "node:fs";
import path from "node:path";

import { siteFolder } from "../siteFolder";

/** Returns the paths of the site's pages, which its sitemap lists. */
export function sitemapPaths(): string[] {
  const sitemap = readFileSync(path.join(siteFolder, "sitemap.xml"), "utf8");
  return Array.from(
    sitemap.matchAll(/<loc>(.*?)<\/loc>/g),
    ([, address = ""]) => new URL(address).pathname,
  );
}
