import { parseArgs } from "node:util";

import { checkContent } from "../src/node/content/checkContent";
import { ContentFolderError } from "../src/node/content/contentFolder";
import { formatReport, wantsColor } from "../src/node/content/formatReport";
import { githubAnnotations } from "../src/node/content/githubAnnotations";

/**
 * Checks the content and prints what it found; with `--brief`, as builds do,
 * each warning in one line.
 *
 * Exit code 0: no problems (there may be warnings); 1: problems; 2: the check
 * itself could not do its work.
 */
async function check(rootDir: string, brief: boolean): Promise<number> {
  const report = await checkContent(rootDir);
  const color = wantsColor(process.stdout, process.env);
  console.log(formatReport(report, { color, brief }));
  if (process.env.GITHUB_ACTIONS === "true") {
    console.log(githubAnnotations(report).join("\n"));
  }
  return report.problems.length > 0 ? 1 : 0;
}

const { values, positionals } = parseArgs({
  options: { brief: { type: "boolean", default: false } },
  allowPositionals: true,
});

check(positionals[0] ?? process.cwd(), values.brief).then(
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
