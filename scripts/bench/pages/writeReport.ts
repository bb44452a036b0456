import { readFile, writeFile } from "node:fs/promises";

const start = "<!-- measured -->";
const end = "<!-- /measured -->";

/**
 * Puts a report into a document, in place of what stands between its marks.
 *
 * @throws if the document lacks them
 */
export function insertReport(document: string, report: string): string {
  const [before, rest] = document.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`The report belongs between ${start} and ${end}.`);
  }
  return `${before}${start}\n\n${report}\n\n${end}${after}`;
}

/** Writes a report into a file that has a place for it. */
export async function writeReport(file: string, report: string): Promise<void> {
  await writeFile(file, insertReport(await readFile(file, "utf8"), report));
}
