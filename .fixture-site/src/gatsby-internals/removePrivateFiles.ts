import { rm } from "node:fs/promises";
import path from "node:path";

/** Gatsby's own build records, and the library of an unused feature. */
const privateFiles = [
  "_gatsby",
  "chunk-map.json",
  "webpack.stats.json",
  "~partytown",
];

/** Removes from the folder of the built site what is not meant for visitors. */
export async function removePrivateFiles(folder: string): Promise<void> {
  await Promise.all(
    privateFiles.map((name) =>
      rm(path.join(folder, name), { recursive: true, force: true }),
    ),
  );
}
