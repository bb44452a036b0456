import { setTimeout as pause } from "node:timers/promises";

import { checkContent } from "./checkContent";
import type { Content } from "./content";
import { readContent } from "./readContent";
import { githubAnnotations, type Report } from "./report";

const ATTEMPTS = 5;

/**
 * Reads and checks the content, and copies it by a function, if one is given and there
 * are no problems. Does so again if that fails, because a file may have changed
 * meanwhile. In GitHub Actions, it prints the commands that show problems at their
 * lines.
 */
export async function reportOnContent(
  copy?: (content: Content) => Promise<unknown>,
): Promise<Report> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const content = await readContent();
      const report = checkContent(content);
      if (report.problems.length === 0) await copy?.(content);
      if (process.env.GITHUB_ACTIONS === "true") {
        console.log(githubAnnotations(report.problems).join("\n"));
      }
      return report;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await pause(200);
    }
  }
}
