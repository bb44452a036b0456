import { rm } from "node:fs/promises";
import path from "node:path";

/**
 * What Gatsby leaves in public/ for itself, and the library of a feature that
 * is not used. Gatsby makes all of it again with the next build.
 */
const notForVisitors = [
  "_gatsby",
  "chunk-map.json",
  "webpack.stats.json",
  "~partytown",
];

/**
 * Takes out of the built site what is not meant for visitors.
 *
 * @param folder the built site
 */
export async function removePrivateFiles(folder: string): Promise<void> {
  await Promise.all(
    notForVisitors.map((name) =>
      rm(path.join(folder, name), { recursive: true, force: true }),
    ),
  );
}
