import { checkContent } from "../src/node/content/checkContent";
import { formatReport } from "../src/node/content/formatReport";
import { githubAnnotations } from "../src/node/content/githubAnnotations";

/** Prints the problems and warnings in the content; exits with 1 on problems. */
async function check(isBrief: boolean): Promise<void> {
  const report = await checkContent();
  console.log(formatReport(report, isBrief));
  if (process.env.GITHUB_ACTIONS === "true") {
    console.log(githubAnnotations(report).join("\n"));
  }
  if (report.problems.length > 0) process.exitCode = 1;
}

void check(process.argv.includes("--brief"));
