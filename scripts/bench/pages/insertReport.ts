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
