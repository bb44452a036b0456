import { rm } from "node:fs/promises";
import path from "node:path";

import type { BuildArgs } from "gatsby";

import { legal } from "../../content/declarations/legal";
import { site } from "../../content/declarations/site";
import { absoluteUrl } from "../../head/absoluteUrl";
import { pagePaths } from "../../gatsby-internals/build/pagePaths";
import { presentEntries } from "../programs/entries";
import { writeFeeds } from "../programs/feeds";
import { programsIn } from "../programs/graphql";
import { nodesOf, type SiteNode } from "../content/nodes";
import { writeAdmin } from "./admin";
import { copyHtmlFiles, finishHtmlFiles } from "./htmlFiles";
import { writeRobotsAndSitemap } from "./robotsAndSitemap";

/** Gatsby's build records, and the library of a feature that the site does not use. */
const privateFiles = [
  "_gatsby",
  "chunk-map.json",
  "webpack.stats.json",
  "~partytown",
];

/**
 * Adds the project's own files to the built site, and removes files that are not for
 * visitors.
 */
export async function writeOutput(args: BuildArgs): Promise<void> {
  const [{ name, url }] = nodesOf(site, args);
  const { buildTime } = (args.getNode("Site") as SiteNode).siteMetadata;
  const folder = path.resolve("public");
  const paths = pagePaths(args);
  const homeUrl = absoluteUrl(url, args.pathPrefix);
  for (const name of privateFiles) {
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
  // `copyHtmlFiles` must run later, because the copied pages need the CSP. `writeAdmin`
  // must run later, because the CMS page has a different CSP.
  await finishHtmlFiles(folder);
  await copyHtmlFiles(folder, paths);
  await writeRobotsAndSitemap(folder, {
    homeUrl,
    paths,
    updated: new Map(
      nodesOf(legal, args).map(({ path, updated }) => [path, updated]),
    ),
  });
  await writeAdmin(args);
  await writeFeeds(folder, presentEntries(programsIn(args), buildTime), {
    name,
    homeUrl,
    buildTime,
  });
}
