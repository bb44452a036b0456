import { problemsInContent } from "../content/checkContent";
import { panicOnError } from "../gatsby/panicOnError";
import { previewAddress } from "./siteAddress";

/**
 * Gatsby's hook onPreInit: stops Gatsby before it changes anything if `data/` or
 * SITE_URL has problems.
 */
export const checkBeforeStart = panicOnError(async () => {
  const problems = await problemsInContent();
  if (problems !== undefined) throw new Error(problems);
  previewAddress(process.env.SITE_URL);
});
