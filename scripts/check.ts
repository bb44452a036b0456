import { checkContent } from "../src/node/content/checkContent";
import { formatReport } from "../src/node/content/formatReport";
import { githubAnnotations } from "../src/node/content/githubAnnotations";

/**
 * Checks the content and prints what it found; with `--brief`, as builds do,
 * each warning in one line. Exits with 1 if there are problems.
 */
async function check(isBrief: boolean): Promise<void> {
  const report = await checkContent();
  console.log(formatReport(report, isBrief));
  if (process.env.GITHUB_ACTIONS === "true") {
    console.log(githubAnnotations(report).join("\n"));
  }
  if (report.problems.length > 0) process.exitCode = 1;
}

void check(process.argv.includes("--brief"));
