import type { Reporter } from "gatsby";

import { panicOnError } from "../panicOnError";
import { checkContent } from "./checkContent";
import { formatReport } from "./formatReport";

/**
 * Gatsby's hook onPreInit: stops Gatsby before it changes anything if the content
 * has problems.
 */
export const checkBeforeStart = panicOnError(
  async ({ reporter }: { reporter: Pick<Reporter, "panic" | "log"> }) => {
    const report = await checkContent();
    const text = formatReport(report, true);
    if (report.problems.length > 0) throw new Error(text);
    reporter.log(text);
  },
);
