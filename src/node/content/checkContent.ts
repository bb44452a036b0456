import { checkSource } from "./check";
import type { Report } from "./mistake";
import { readSource } from "./source/readSource";

/**
 * Checks `data/`. Reads only, and touches neither `public/` nor `.cache`.
 *
 * @param rootDir the project's folder
 * @returns all mistakes and warnings; an empty list of mistakes means that the
 *   site may be built
 * @throws if there is no `data/` folder, or the disk cannot be read
 */
export async function checkContent(rootDir: string): Promise<Report> {
  return checkSource(await readSource(rootDir));
}
