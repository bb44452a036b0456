import { readFileSync } from "node:fs";

const FOLDER = "node_modules/@fortawesome/fontawesome-free/sprites";

/** The icons that components use. All other icons are named in `data/`. */
export const interfaceIcons = [
  "chevron-down",
  "envelope",
  "github",
  "linkedin",
  "moon",
  "plus",
  "sun",
  "user",
] as const;

/**
 * Returns an SVG file with a symbol for each known icon, for `<use href="…#name">`, and
 * the names of these icons. The file keeps Font Awesome's comment, because the license of
 * the icons (CC BY 4.0) requires attribution.
 */
export function iconSprite(icons: readonly string[]) {
  const library = ["solid", "brands"]
    .map((style) => readFileSync(`${FOLDER}/${style}.svg`, "utf8"))
    .join("");
  const symbols = new Map(
    Array.from(
      library.matchAll(/<symbol id="([^"]+)"[^]+?<\/symbol>/g),
      ([symbol, name = ""]) => [name, symbol],
    ),
  );
  const names = icons.filter((name) => symbols.has(name));
  const [attribution = ""] = /<!--[^]+?-->/.exec(library) ?? [];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${attribution}${names.map((name) => symbols.get(name)).join("")}</svg>\n`;
  return { names, svg: svg.replaceAll(">\n<", "><") };
}
