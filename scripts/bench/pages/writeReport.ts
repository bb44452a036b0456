import { readFile, writeFile } from "node:fs/promises";

import { format } from "prettier";

import { insertReport } from "./insertReport";

/** Writes a report into a file that has a place for it. */
export async function writeReport(file: string, report: string): Promise<void> {
  const document = insertReport(await readFile(file, "utf8"), report);
  await writeFile(file, await format(document, { filepath: file }));
}
