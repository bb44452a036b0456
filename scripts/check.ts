import { checkContent } from "../src/node/content/checkContent";
import { formatReport } from "../src/node/content/formatReport";

/** Prints the problems and warnings in the content; exits with 1 on problems. */
async function check(): Promise<void> {
  const report = await checkContent();
  console.log(formatReport(report));
  if (report.problems.length > 0) process.exitCode = 1;
}

void check();
