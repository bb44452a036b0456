import path from "node:path";

import type { GatsbyNode } from "gatsby";

import { problemsIn } from "../content/gatsbyCheck";

/**
 * Stops Gatsby before it changes any file if `data/` has problems, even when it
 * was not started by this project's own commands.
 */
export const checkBeforeStart: GatsbyNode["onPreInit"] = async ({
  reporter,
}) => {
  try {
    const problems = await problemsIn(path.resolve());
    if (problems !== undefined) reporter.panic(problems);
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
};
