import { readFileSync } from "node:fs";
import path from "node:path";

import type { ParentSpanPluginArgs } from "gatsby";

import type { SiteContent } from "../../content/declarations/site";
import { panicOnError } from "../site/panicOnError";
import { deployAddress, productionProblem } from "../site/siteAddress";
import { checkContent } from "./checkContent";
import { formatReport } from "./formatReport";
import { contentFolder } from "./readSource";

/**
 * Gatsby's hook onPreInit: stops Gatsby before it changes anything if `data/` or
 * SITE_URL has problems. With PRODUCTION=true, it also stops a build that search
 * engines would not index.
 */
export const checkBeforeStart = panicOnError(
  async ({ reporter }: ParentSpanPluginArgs) => {
    const report = await checkContent();
    const text = formatReport(report, true);
    if (report.problems.length > 0) throw new Error(text);
    reporter.log(text);
    const deployed = deployAddress(process.env.SITE_URL);
    if (process.env.PRODUCTION !== "true") return;
    const problem = productionProblem(deployed, ownAddress());
    if (problem !== undefined) throw new Error(problem);
  },
);

/** Returns the address in data/site.json, which has been checked. */
function ownAddress(): string {
  const text = readFileSync(path.join(contentFolder(), "site.json"), "utf8");
  return (JSON.parse(text) as Pick<SiteContent, "url">).url;
}
