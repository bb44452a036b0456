/**
 * Returns robots.txt.
 *
 * @param home absolute address of the home page, without a trailing slash
 * @param isPreview whether crawlers must not visit the site
 */
export function robotsTxt(home: string, isPreview: boolean): string {
  const rule = isPreview ? "Disallow" : "Allow";
  return `User-agent: *\n${rule}: /\n\nSitemap: ${home}/sitemap.xml\n`;
}

/**
 * Returns sitemap.xml (https://www.sitemaps.org/protocol.html).
 *
 * @param home absolute address of the home page, without a trailing slash
 * @param paths paths of the pages, as in `/about`
 */
export function sitemapXml(home: string, paths: readonly string[]): string {
  const entries = paths.map(
    (path) => `<url><loc>${home}${path === "/" ? "" : path}</loc></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</urlset>\n`;
}
