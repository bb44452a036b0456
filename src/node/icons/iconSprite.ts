import { readFileSync } from "node:fs";

const FOLDER = "node_modules/@fortawesome/fontawesome-free/sprites";

/**
 * Returns an SVG file with a symbol for each icon, for `<use href="…#name">`, and
 * with Font Awesome's own comment, which its license (CC BY 4.0) asks to keep.
 *
 * @throws Error if there is no such icon
 */
export function iconSprite(names: readonly string[]): string {
  const library = ["solid", "brands"]
    .map((style) => readFileSync(`${FOLDER}/${style}.svg`, "utf8"))
    .join("");
  const symbols = names.map((name) => {
    const start = library.indexOf(`<symbol id="${name}"`);
    if (start < 0) {
      throw new Error(`Font Awesome 6.7.2 has no free icon named "${name}".`);
    }
    return library.slice(start, library.indexOf("</symbol>", start) + 9);
  });
  const [attribution = ""] = /<!--[^]+?-->/.exec(library) ?? [];
  return `<svg xmlns="http://www.w3.org/2000/svg">${attribution}${symbols.join("")}</svg>\n`.replaceAll(
    ">\n<",
    "><",
  );
}
