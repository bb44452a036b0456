import { writeFile } from "node:fs/promises";
import path from "node:path";

import { themes } from "../../styles/themes";

/** What the manifest says of the site. */
interface SiteWords {
  name: string;
  description: string;
  language: string;
}

const icons = [
  { file: "icon-192.png", sizes: "192x192", purpose: "any" },
  { file: "icon-512.png", sizes: "512x512", purpose: "any" },
  { file: "icon-maskable-512.png", sizes: "512x512", purpose: "maskable" },
];

/**
 * The web manifest, as in https://www.w3.org/TR/appmanifest/. Its addresses
 * are relative to its own, so that they hold below a path prefix, too.
 */
export function manifest({ name, description, language }: SiteWords): object {
  const { background } = themes.dark.palette;
  return {
    name,
    short_name: name,
    description,
    lang: language,
    start_url: ".",
    scope: ".",
    // The site has no way back of its own.
    display: "minimal-ui",
    theme_color: background,
    background_color: background,
    icons: icons.map(({ file, ...icon }) => ({
      src: `icons/${file}`,
      type: "image/png",
      ...icon,
    })),
  };
}

/**
 * Writes `site.webmanifest`, which tells a phone's home screen about the site.
 *
 * @param folder the built site
 */
export async function writeManifest(
  folder: string,
  words: SiteWords,
): Promise<void> {
  await writeFile(
    path.join(folder, "site.webmanifest"),
    `${JSON.stringify(manifest(words), null, 2)}\n`,
  );
}
