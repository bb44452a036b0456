import { writeFile } from "node:fs/promises";
import path from "node:path";

interface SitePages {
  /** URL of the home page, without a trailing slash. */
  homeUrl: string;
  /** Paths of the pages, such as `/about`. */
  paths: readonly string[];
  /** Dates of the last change of some pages (such as 2025-01-31), by path. */
  updated: ReadonlyMap<string, string>;
}

/**
 * Writes `robots.txt` and `sitemap.xml`
 * (https://www.sitemaps.org/protocol.html).
 */
export async function writeRobotsAndSitemap(
  folder: string,
  { homeUrl, paths, updated }: SitePages,
): Promise<void> {
  const pages = paths.map((page) => {
    const url = page === "/" ? homeUrl : homeUrl + page;
    const day = updated.get(page);
    const lastmod = day ? `<lastmod>${day}</lastmod>` : "";
    return `<url><loc>${url}</loc>${lastmod}</url>\n`;
  });
  await writeFile(
    path.join(folder, "sitemap.xml"),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages.join("")}</urlset>\n`,
  );
  await writeFile(
    path.join(folder, "robots.txt"),
    // Search engines would not read the `noindex` of pages that are disallowed here.
    `User-agent: *\nAllow: /\n\nSitemap: ${homeUrl}/sitemap.xml\n`,
  );
}
