import { formatReport } from "../src/content/report/formatReport";
import { reportOnContent } from "../src/content/report/reportOnContent";

/** Prints the problems and warnings in the content; exits with 1 on problems. */
async function check(): Promise<void> {
  const report = await reportOnContent();
  console.log(formatReport(report));
  if (report.problems.length > 0) process.exitCode = 1;
}

void check();
