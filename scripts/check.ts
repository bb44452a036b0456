import { appendFileSync } from "node:fs";

import { checkContent } from "../src/node/content/checkContent";
import { formatReport } from "../src/node/content/formatReport";
import { githubAnnotations } from "../src/node/content/githubAnnotations";
import { githubSummary } from "../src/node/content/githubSummary";

/** Prints the problems and warnings in the content; exits with 1 on problems. */
async function check(isBrief: boolean): Promise<void> {
  const report = await checkContent();
  console.log(formatReport(report, isBrief));
  if (process.env.GITHUB_ACTIONS === "true") {
    console.log(githubAnnotations(report).join("\n"));
  }
  const { GITHUB_STEP_SUMMARY } = process.env;
  if (GITHUB_STEP_SUMMARY) {
    appendFileSync(GITHUB_STEP_SUMMARY, githubSummary(report));
  }
  if (report.problems.length > 0) process.exitCode = 1;
}

void check(process.argv.includes("--brief"));
