import { readFileSync } from "node:fs";
import path from "node:path";

import type { GatsbyNode } from "gatsby";

import { problemsInContent } from "../content/checkContent";
import type { SiteContent } from "../../content/declarations/site";
import { contentFolder } from "../content/contentFolder";
import { deployAddress, productionProblem } from "./siteAddress";

/**
 * Gatsby's hook onPreInit: stops Gatsby before it changes anything if `data/` or
 * SITE_URL has problems. With PRODUCTION=true, it also stops a build that search
 * engines would not index.
 */
export const checkBeforeStart: GatsbyNode["onPreInit"] = async ({
  reporter,
}) => {
  try {
    const problems = await problemsInContent();
    if (problems !== undefined) reporter.panic(problems);
    const deployed = deployAddress(process.env.SITE_URL);
    if (process.env.PRODUCTION === "true") {
      const problem = productionProblem(deployed, ownAddress());
      if (problem !== undefined) reporter.panic(problem);
    }
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
};

/** Returns the address in data/site.json, which has been checked. */
function ownAddress(): string {
  const text = readFileSync(path.join(contentFolder(), "site.json"), "utf8");
  return (JSON.parse(text) as Pick<SiteContent, "url">).url;
}
