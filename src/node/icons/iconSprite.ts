import { existsSync, readFileSync } from "node:fs";

const icons = "node_modules/@fortawesome/fontawesome-free/svgs";

const attribution =
  "<!-- Icons by Font Awesome Free 6.7.2, https://fontawesome.com, CC BY 4.0 -->";

function symbolOf(name: string): string {
  const file = ["solid", "brands"]
    .map((style) => `${icons}/${style}/${name}.svg`)
    .find(existsSync);
  if (!file) {
    throw new Error(`Font Awesome 6.7.2 has no free icon named "${name}".`);
  }
  const svg = readFileSync(file, "utf8");
  const [viewBox = ""] = /viewBox="[^"]+"/.exec(svg) ?? [];
  const paths = svg.match(/<path[^>]*\/>/g) ?? [];
  return `<symbol id="${name}" ${viewBox}>${paths.join("")}</symbol>`;
}

/**
 * Returns one SVG file with a symbol for each icon, for `<use href="…#name">`.
 *
 * @param names of solid or brand icons
 * @throws Error if there is no such icon
 */
export function iconSprite(names: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${attribution}${names.map(symbolOf).join("")}</svg>\n`;
}
