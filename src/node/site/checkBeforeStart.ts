import { readFileSync } from "node:fs";
import path from "node:path";

import type { SiteContent } from "../../content/declarations/site";
import { problemsInContent } from "../content/checkContent";
import { contentFolder } from "../content/contentFolder";
import { panicOnError } from "./panicOnError";
import { deployAddress, productionProblem } from "./siteAddress";

/**
 * Gatsby's hook onPreInit: stops Gatsby before it changes anything if `data/` or
 * SITE_URL has problems. With PRODUCTION=true, it also stops a build that search
 * engines would not index.
 */
export const checkBeforeStart = panicOnError(async () => {
  const problems = await problemsInContent();
  if (problems !== undefined) throw new Error(problems);
  const deployed = deployAddress(process.env.SITE_URL);
  if (process.env.PRODUCTION !== "true") return;
  const problem = productionProblem(deployed, ownAddress());
  if (problem !== undefined) throw new Error(problem);
});

/** Returns the address in data/site.json, which has been checked. */
function ownAddress(): string {
  const text = readFileSync(path.join(contentFolder(), "site.json"), "utf8");
  return (JSON.parse(text) as Pick<SiteContent, "url">).url;
}
