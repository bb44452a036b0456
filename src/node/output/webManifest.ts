import { writeFile } from "node:fs/promises";
import path from "node:path";

import { themes } from "../../styles/themes";

interface ManifestContent {
  name: string;
  description: string;
  language: string;
  direction: string;
}

const icons = [
  { file: "icon-192.png", sizes: "192x192", purpose: "any" },
  { file: "icon-512.png", sizes: "512x512", purpose: "any" },
  { file: "icon-maskable-512.png", sizes: "512x512", purpose: "maskable" },
];

/**
 * Writes `site.webmanifest`: https://www.w3.org/TR/appmanifest/. Its URLs are
 * relative, so they also work with a path prefix.
 */
export async function writeWebManifest(
  folder: string,
  { name, description, language, direction }: ManifestContent,
): Promise<void> {
  const { background } = themes.dark.palette;
  const manifest = {
    name,
    short_name: name,
    description,
    lang: language,
    dir: direction,
    start_url: ".",
    scope: ".",
    // With a back button, because the site has none.
    display: "minimal-ui",
    theme_color: background,
    background_color: background,
    icons: icons.map(({ file, ...icon }) => ({
      src: `icons/${file}`,
      type: "image/png",
      ...icon,
    })),
  };
  await writeFile(
    path.join(folder, "site.webmanifest"),
    `${JSON.stringify(manifest, null, 2)}\n`,
  );
}
