import { checkContent } from "../src/node/content/checkContent";
import { ContentFolderError } from "../src/node/content/contentFolder";
import { formatReport, wantsColour } from "../src/node/content/formatReport";
import { githubAnnotations } from "../src/node/content/githubAnnotations";

/**
 * Checks `data/` and prints what it found.
 *
 * Exit code 0: no mistakes (there may be warnings); 1: mistakes; 2: the check
 * itself could not do its work.
 */
async function check(rootDir: string): Promise<number> {
  const report = await checkContent(rootDir);
  const colour = wantsColour(process.stdout, process.env);
  console.log(formatReport(report, { colour }));
  if (process.env.GITHUB_ACTIONS === "true") {
    console.log(githubAnnotations(report).join("\n"));
  }
  return report.mistakes.length > 0 ? 1 : 0;
}

check(process.argv[2] ?? process.cwd()).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    if (error instanceof ContentFolderError) {
      console.error(error.message);
      process.exitCode = 1;
      return;
    }
    console.error("The check itself failed:", error);
    process.exitCode = 2;
  },
);
