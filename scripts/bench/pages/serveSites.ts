import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { startServer } from "../../server.mjs";
import { compressFiles } from "./compressFiles";
import { filesIn } from "./filesIn";
import { removeScripts } from "./removeScripts";

/** The addresses of the built site and of the same without scripts. */
export interface Sites {
  site: string;
  floor: string;
  close: () => Promise<void>;
}

/**
 * Serves copies of a built site, compressed as by a CDN: one as it is, and one
 * without any script, which is the floor that the site is measured against.
 *
 * @param built the folder with the built site
 */
export async function serveSites(built: string): Promise<Sites> {
  const folder = await mkdtemp(path.join(tmpdir(), "gainova-bench-"));
  const siteFolder = path.join(folder, "site");
  const floorFolder = path.join(folder, "floor");
  for (const copy of [siteFolder, floorFolder]) {
    await cp(built, copy, {
      recursive: true,
      filter: (file) => !/\.(br|gz|map)$/.test(file),
    });
  }
  for (const file of await filesIn(floorFolder)) {
    if (!file.endsWith(".html")) continue;
    await writeFile(file, removeScripts(await readFile(file, "utf8")));
  }
  await compressFiles(folder);
  const site = await startServer({ dir: siteFolder, port: 0 });
  const floor = await startServer({ dir: floorFolder, port: 0 });
  return {
    site: site.url,
    floor: floor.url,
    close: async () => {
      await Promise.all([site.close(), floor.close()]);
      await rm(folder, { recursive: true });
    },
  };
}
