import { writeFile } from "node:fs/promises";
import path from "node:path";

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
};

const escapeXml = (text: string) =>
  text.replace(/[&<>]/g, (character) => escapes[character] ?? character);

/** A page, as search engines are told of it. */
interface Entry {
  /** Absolute address of the page. */
  address: string;
  /** Day of the text's last change, as in 2025-01-31, where it is known. */
  updated?: string | undefined;
}

/** The sitemap in the form of https://www.sitemaps.org/protocol.html. */
export function sitemap(pages: readonly Entry[]): string {
  const entries = pages
    .map(({ address, updated }) => {
      const lastmod = updated ? `<lastmod>${updated}</lastmod>` : "";
      return `<url><loc>${escapeXml(address)}</loc>${lastmod}</url>`;
    })
    .join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}\n</urlset>\n`;
}

/** What the search files say of the site. */
interface Site {
  /** Absolute address of the home page, without a slash at the end. */
  home: string;
  /** Whether search engines are asked to keep away. */
  isPreview: boolean;
  /** Paths of the pages, as in `/about`. */
  paths: readonly string[];
  /** Path to the day of the text's last change, for pages that name one. */
  updated: ReadonlyMap<string, string>;
}

/**
 * Writes what search engines ask for: `sitemap.xml`, and `robots.txt`, which
 * names it.
 *
 * @param folder the built site
 */
export async function writeSearchFiles(
  folder: string,
  { home, isPreview, paths, updated }: Site,
): Promise<void> {
  const pages = paths.map((page) => ({
    address: page === "/" ? home : home + page,
    updated: updated.get(page),
  }));
  await writeFile(path.join(folder, "sitemap.xml"), sitemap(pages));
  await writeFile(
    path.join(folder, "robots.txt"),
    `User-agent: *\n${isPreview ? "Disallow" : "Allow"}: /\n\nSitemap: ${home}/sitemap.xml\n`,
  );
}
