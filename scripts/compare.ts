import { rmSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { buildCommit, buildWorkingTree } from "../tests/compare/builds";
import { AGAIN, compareBuilds, FOLDER } from "../tests/compare/compareBuilds";
import { pathsOf } from "../tests/compare/record";
import { pageOf, reportOf } from "../tests/compare/report";

/**
 * Compares the fixture's site of a commit with that of the working tree.
 *
 * @returns 0 if nothing differs, otherwise 1
 * @throws Error if the two cannot be compared
 */
async function compare(commit?: string): Promise<number> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  // Side by side: a build seldom uses two cores.
  const [before, after] = await Promise.all([
    buildCommit(commit),
    buildWorkingTree(),
  ]);
  const isSame = before === after && !AGAIN;
  const found = isSame
    ? []
    : await compareBuilds([before, after], pathsOf(after));
  const report = isSame ? "Both are built from the same." : reportOf(found);
  console.log(report);
  writeFileSync(path.join(FOLDER, "report.txt"), report);
  writeFileSync(path.join(FOLDER, "index.html"), pageOf(found));
  return found.length > 0 ? 1 : 0;
}

compare(process.argv[2]).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  },
);
