import { setTimeout as pause } from "node:timers/promises";

import { checkContent } from "../../check/checkContent";
import type { Content } from "../../check/content";
import { readContent } from "../../check/readContent";
import type { Report } from "../../check/report";

const ATTEMPTS = 5;

/**
 * Reads and checks the content, and copies it by a function if it is valid. Does so
 * again if that fails, because a file may have changed meanwhile.
 *
 * @throws Error if it fails five times
 */
export async function checkAndCopy(
  copy: (content: Content) => Promise<unknown>,
): Promise<Report> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const content = await readContent();
      const report = checkContent(content);
      if (report.problems.length === 0) await copy(content);
      return report;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await pause(200);
    }
  }
}
