import type { ContentType } from "../contentTypes";
import { formatReport } from "../formatReport";
import type { Mistake, Report } from "../mistake";
import type { ContentSource } from "../source/contentSource";

/**
 * What holds of every report, whatever was done to a file: either the file is
 * as declared, or there is a mistake in it; each mistake has a place that is
 * there; and what a student reads is readable.
 */
export function expectGoodReport(
  report: Report,
  files: ContentSource["files"],
  changed: { file: string; type: ContentType; text: string },
): void {
  const { file, type, text } = changed;
  if (!isAsDeclared(type, text)) {
    expect(report.mistakes).toContainEqual(expect.objectContaining({ file }));
  }
  for (const mistake of report.mistakes) expectPlace(mistake, files);
  expectReadable(formatReport(report, { colour: false }));
}

/** What a program says that knows nothing of places. */
function isAsDeclared({ schema }: ContentType, text: string): boolean {
  try {
    return schema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

/** The place is in the file, or right behind its line's last letter. */
function expectPlace(
  { file, line, column }: Mistake,
  files: ContentSource["files"],
): void {
  const lines = files.get(file.replace("data/", ""))?.split(/\r\n|\n|\r/);
  const length = lines?.[line - 1]?.length;
  expect(length).toBeDefined();
  expect(column).toBeGreaterThan(0);
  expect(column).toBeLessThanOrEqual((length ?? 0) + 1);
}

/** No trace of a program, and nothing that a terminal would obey. */
function expectReadable(text: string): void {
  expect(text).not.toMatch(/undefined|\[object|^\s+at /m);
  expect(text.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
}
