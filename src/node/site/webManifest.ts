import { themes } from "../../styles/themes";

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
 * Returns the web app manifest (https://www.w3.org/TR/appmanifest/). Its URLs
 * are relative, so that they work below a path prefix.
 */
export function webManifest({ name, description, language }: SiteWords) {
  const { ground } = themes.dark.palette;
  return {
    name,
    short_name: name,
    description,
    lang: language,
    start_url: ".",
    scope: ".",
    // The site has no back button of its own.
    display: "minimal-ui",
    theme_color: ground,
    background_color: ground,
    icons: icons.map(({ file, ...icon }) => ({
      src: `icons/${file}`,
      type: "image/png",
      ...icon,
    })),
  };
}
