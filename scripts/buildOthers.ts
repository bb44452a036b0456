import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { extremeContent } from "../tests/content/extremeContent";
import { buildCopy, FIXTURE } from "./buildCopy";
import { otherSites } from "./otherSites";

/** Writes the fixture's pictures and the extreme content into a folder. */
function writeExtremeContent(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(
    path.join(FIXTURE.CONTENT_DIR, "images"),
    path.join(folder, "images"),
    {
      recursive: true,
    },
  );
  for (const name of ["legal", "programs"]) mkdirSync(path.join(folder, name));
  for (const [file, json] of Object.entries(extremeContent())) {
    writeFileSync(path.join(folder, file), JSON.stringify(json, null, 2));
  }
}

writeExtremeContent(otherSites.extreme.CONTENT_DIR);
// Side by side: a build seldom uses two cores.
void Promise.all(
  Object.entries(otherSites).map(([name, environment]) =>
    buildCopy(name, { ...FIXTURE, ...environment }),
  ),
);
