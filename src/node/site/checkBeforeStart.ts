import type { GatsbyNode } from "gatsby";

import { problemsInContent } from "../content/checkContent";
import { previewAddress } from "./siteAddress";

/**
 * Gatsby's hook onPreInit: stops Gatsby before it changes anything if `data/` or
 * SITE_URL has problems.
 */
export const checkBeforeStart: GatsbyNode["onPreInit"] = async ({
  reporter,
}) => {
  try {
    const problems = await problemsInContent();
    if (problems !== undefined) reporter.panic(problems);
    previewAddress(process.env.SITE_URL);
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
};
