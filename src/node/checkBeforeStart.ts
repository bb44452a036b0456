import { stripVTControlCharacters } from "node:util";

import type { Reporter } from "gatsby";

import { checkContent } from "../content/checkContent";
import { copyContent, copyFolder } from "../content/copyContent";
import {
  formatReport,
  githubAnnotations,
} from "../content/report/formatReport";
import { type Content, readContent } from "../content/readContent";
import type { ContentReport } from "../content/report/problems";

/**
 * Reads and checks the content, and copies it by a function, if one is given and there
 * are no problems. In GitHub Actions, it prints the commands that show problems at
 * their lines.
 */
export async function reportOnContent(
  copy?: (content: Content) => Promise<unknown>,
): Promise<ContentReport> {
  const content = await readContent();
  const report = checkContent(content);
  if (process.env.GITHUB_ACTIONS === "true") {
    console.log(githubAnnotations(report).join("\n"));
  }
  if (report.problems.length === 0) await copy?.(content);
  return report;
}

/** Copies valid content. Returns problems as plain text; undefined without any. */
export async function problemsInContent(
  copy: (content: Content) => Promise<unknown>,
): Promise<string | undefined> {
  const report = await reportOnContent(copy);
  return report.problems.length > 0
    ? stripVTControlCharacters(formatReport(report))
    : undefined;
}

interface Args {
  reporter: Pick<Reporter, "panic" | "log">;
}

/** Gatsby's hook onPreInit. */
export const checkBeforeStart = ({ reporter }: Args) =>
  startWith(copyFolder(), reporter);

/**
 * Copies the content if it is valid. Otherwise stops Gatsby before it changes
 * anything, unless the copy from before is valid, which is enough to develop.
 */
export async function startWith(
  copy: string,
  reporter: Args["reporter"],
): Promise<void> {
  try {
    const report = await reportOnContent((content) =>
      copyContent(content, copy),
    );
    const text = formatReport(report, true);
    if (report.problems.length === 0 || (await canDevelop(copy))) {
      reporter.log(text);
    } else {
      reporter.panic(text);
    }
  } catch (error) {
    reporter.panic(error as Error);
  }
}

async function canDevelop(copy: string): Promise<boolean> {
  if (process.env.NODE_ENV !== "development") return false;
  return checkContent(await readContent(copy)).problems.length === 0;
}
