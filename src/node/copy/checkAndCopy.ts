import { statSync } from "node:fs";
import path from "node:path";

import { checkContent } from "../../check/checkContent";
import { filesIn } from "../../check/filesIn";
import { contentFolder, readContent } from "../../check/readContent";
import { formatReport, type Report } from "../../check/report";
import { copyContent } from "./copyContent";
import { copyFolder } from "./copyFolder";

/** How the content looked at the last look, and when it was checked last. */
let seen: string | undefined;
let checked: string | undefined;

/** Checks the content, and copies it for Gatsby if it is valid. */
export async function checkAndCopy(): Promise<Report> {
  // Before it is read: what changes meanwhile is checked again.
  checked = look();
  const content = await readContent();
  const report = checkContent(content);
  if (report.problems.length === 0) await copyContent(content, copyFolder());
  return report;
}

/**
 * Checks and copies the content if it has changed and come to rest. After an error,
 * for which a change meanwhile may be enough, the next call tries again.
 *
 * @returns the report, or the error, if it was checked
 */
export async function checkChanges(): Promise<string | undefined> {
  try {
    const now = look();
    const isAtRest = now === seen;
    seen = now;
    if (isAtRest && now !== checked) return formatReport(await checkAndCopy());
  } catch (error) {
    checked = undefined;
    return (error as Error).stack;
  }
}

/** Looks at files by themselves: editors replace them, which watchers miss. */
function look(): string {
  const folder = contentFolder();
  const states = filesIn(folder).map((name) => {
    const file = statSync(path.join(folder, name), { throwIfNoEntry: false });
    return [name, file?.mtimeMs, file?.ctimeMs, file?.size].join(" ");
  });
  return states.join("\n");
}
