import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const styles = ["solid", "brands"];

const attribution =
  "<!-- Icons by Font Awesome Free 6.7.2, https://fontawesome.com, CC BY 4.0 -->";

function iconFolder(): string {
  const require = createRequire(path.resolve("package.json"));
  const manifest =
    require.resolve("@fortawesome/fontawesome-free/package.json");
  return path.join(path.dirname(manifest), "svgs");
}

function readIcon(name: string): string {
  for (const style of styles) {
    try {
      return readFileSync(
        path.join(iconFolder(), style, `${name}.svg`),
        "utf8",
      );
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  }
  throw new Error(`Font Awesome 6.7.2 has no free icon named "${name}".`);
}

function symbolOf(name: string): string {
  const svg = readIcon(name);
  const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1];
  const shapes = svg.match(/<path[^>]*\/>/g);
  if (!viewBox || !shapes) {
    throw new Error(`The icon "${name}" has no viewBox or no paths.`);
  }
  return `<symbol id="${name}" viewBox="${viewBox}">${shapes.join("")}</symbol>`;
}

/**
 * Returns an SVG file with a symbol for each icon, for `<use href="…#name">`.
 *
 * @throws Error if there is no such icon
 */
export function iconSprite(names: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${attribution}${names.map(symbolOf).join("")}</svg>\n`;
}
