import { writeFile } from "node:fs/promises";
import path from "node:path";

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
};

const escapeXml = (text: string) =>
  text.replace(/[&<>]/g, (character) => escapes[character] ?? character);

/**
 * The sitemap in the form of https://www.sitemaps.org/protocol.html.
 *
 * @param addresses absolute addresses of the pages
 */
export function sitemap(addresses: readonly string[]): string {
  const entries = addresses
    .map((address) => `<url><loc>${escapeXml(address)}</loc></url>`)
    .join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}\n</urlset>\n`;
}

/**
 * Writes what search engines ask for: `sitemap.xml`, and `robots.txt`, which
 * names it.
 *
 * @param folder the built site
 * @param home absolute address of the home page, without a slash at its end
 * @param paths paths of the pages, as in `/about`
 */
export async function writeSearchFiles(
  folder: string,
  home: string,
  paths: readonly string[],
): Promise<void> {
  const addresses = paths.map((page) => (page === "/" ? home : home + page));
  await writeFile(path.join(folder, "sitemap.xml"), sitemap(addresses));
  await writeFile(
    path.join(folder, "robots.txt"),
    `User-agent: *\nAllow: /\n\nSitemap: ${home}/sitemap.xml\n`,
  );
}
