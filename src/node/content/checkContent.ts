import { checkSource } from "./check";
import type { Report } from "./report";
import { readSource } from "./source/readSource";

/**
 * Checks `data/`. Reads only, and touches neither `public/` nor `.cache`.
 *
 * @param rootDir the project's folder
 * @returns all problems and warnings; an empty list of problems means that the
 *   site may be built
 * @throws if there is no `data/` folder, or the disk cannot be read
 */
export async function checkContent(rootDir: string): Promise<Report> {
  return checkSource(await readSource(rootDir));
}
