import { writeHashedFile } from "../gatsby/writeHashedFile";
import type { Country } from "./countries";
import { dotsPath, landDots } from "./dots";

/**
 * Writes the dots of land to `public/static`, as `#dots` of an SVG file.
 *
 * @returns where the site finds the file
 */
export function writeDots(countries: readonly Country[]): string {
  const dots = dotsPath(landDots(countries));
  return writeHashedFile(
    process.cwd(),
    "world.svg",
    `<svg xmlns="http://www.w3.org/2000/svg"><path id="dots" d="${dots}"/></svg>\n`,
  );
}
