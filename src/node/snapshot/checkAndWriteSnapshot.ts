import path from "node:path";

import { checkContent } from "../../check/checkContent";
import { filesIn, readableFile } from "../../check/filesIn";
import { contentFolder, readContent } from "../../check/readContent";
import { formatReport, type Report } from "../../check/report";
import { writeSnapshot } from "./writeSnapshot";
import { snapshotFolder } from "./snapshotFolder";

/** The state of the files at the last look, at the last check, and at the last error. */
let seen: string | undefined;
let checked: string | undefined;
let failed: string | undefined;

/** Checks the content, and copies it for Gatsby if it is valid. */
export async function checkAndWriteSnapshot(): Promise<Report> {
  // Before it is read, so that what changes in the meantime is checked again.
  checked = look();
  const content = await readContent();
  const report = checkContent(content);
  if (report.problems.length === 0)
    await writeSnapshot(content, snapshotFolder());
  return report;
}

/**
 * Checks and copies the content if it has changed and come to rest. After an error,
 * the next call tries again.
 *
 * @returns the report of each check, and each error once
 */
export async function checkChanges(): Promise<string | undefined> {
  const before = seen;
  try {
    seen = look();
    if (seen === before && seen !== checked)
      return formatReport(await checkAndWriteSnapshot());
  } catch (error) {
    checked = undefined;
    if (seen === failed) return undefined;
    failed = seen;
    return (error as Error).stack;
  }
}

/** Looks at files by themselves: editors replace them, which watchers miss. */
function look(): string {
  const folder = contentFolder();
  const states = filesIn(folder).map((name) => {
    const file = readableFile(path.join(folder, name));
    return [name, file?.mtimeMs, file?.ctimeMs, file?.size].join(" ");
  });
  return states.join("\n");
}
