import path from "node:path";

import { checkContent } from "../../check/checkContent";
import { filesIn, readableFile } from "../../check/filesIn";
import { contentFolder, readContent } from "../../check/readContent";
import { formatReport, type Report } from "../../check/report";
import { writeSnapshot } from "./writeSnapshot";
import { snapshotFolder } from "./snapshotFolder";

/** The file states at the last poll, at the last check, and at the last error. */
let seen: string | undefined;
let checked: string | undefined;
let failed: string | undefined;

/** Checks the content. Writes the content snapshot if all content is valid. */
export async function checkAndWriteSnapshot(): Promise<Report> {
  // The states are read first, so that `checkChanges` notices a change during the check.
  checked = readFileStates();
  const content = await readContent();
  const report = checkContent(content);
  if (report.problems.length === 0)
    await writeSnapshot(content, snapshotFolder());
  return report;
}

/**
 * Calls `checkAndWriteSnapshot` if the content has changed since the last check and is
 * unchanged since the last call. After an error, the next call tries again.
 *
 * @returns the report of a check, or the stack of an error if the error is new
 */
export async function checkChanges(): Promise<string | undefined> {
  const before = seen;
  try {
    seen = readFileStates();
    if (seen === before && seen !== checked)
      return formatReport(await checkAndWriteSnapshot());
  } catch (error) {
    checked = undefined;
    if (seen === failed) return undefined;
    failed = seen;
    return (error as Error).stack;
  }
}

/** Polls the files, because watchers miss files that editors replace. */
function readFileStates(): string {
  const folder = contentFolder();
  const states = filesIn(folder).map((name) => {
    const file = readableFile(path.join(folder, name));
    return [name, file?.mtimeMs, file?.ctimeMs, file?.size].join(" ");
  });
  return states.join("\n");
}
