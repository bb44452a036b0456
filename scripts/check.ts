import { checkContent } from "../src/check/checkContent";
import { readContent } from "../src/check/readContent";
import { formatReport } from "../src/check/report";

/** Prints the problems in the content. Exits with 1 if there are any. */
async function check(): Promise<void> {
  const report = checkContent(await readContent());
  console.log(formatReport(report));
  if (report.problems.length > 0) process.exitCode = 1;
}

void check();
