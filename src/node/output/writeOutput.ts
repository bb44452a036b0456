import path from "node:path";

import type { BuildArgs } from "gatsby";

import type { SiteContent } from "../../content/declarations/site";
import { removePrivateFiles } from "../../gatsby-internals/removePrivateFiles";
import { runQuery } from "../graphql/runQuery";
import { panicOnError } from "../panicOnError";
import { writeFeeds } from "../programs/feeds";
import { writeAdmin } from "./admin";
import { copyHtmlFiles, finishHtmlFiles } from "./htmlFiles";
import { writeRobotsAndSitemap } from "./robotsAndSitemap";
import { writeWebManifest } from "./webManifest";

interface BuiltSite {
  siteContent: Pick<SiteContent, "name" | "url" | "language"> & {
    direction: string;
  };
  homeContent: { meta: { description: string } };
  allLegalContent: { nodes: readonly { path: string; updated: string }[] };
  allSitePage: { nodes: readonly { path: string }[] };
}

/** Adds the files to the built site that Gatsby does not write. */
export const writeOutput = panicOnError(async (args: BuildArgs) => {
  const { siteContent, homeContent, allLegalContent, allSitePage } =
    await runQuery<BuiltSite>(
      args,
      `query BuiltSite {
        siteContent {
          name
          url
          language
          direction
        }
        homeContent { meta { description } }
        allLegalContent { nodes { path updated } }
        allSitePage(sort: { path: ASC }) { nodes { path } }
      }`,
    );
  const folder = path.resolve("public");
  const paths = allSitePage.nodes
    .map((page) => page.path)
    .filter((page) => !page.startsWith("/404"));
  const home = siteContent.url + args.pathPrefix;
  await removePrivateFiles(folder);
  await finishHtmlFiles(folder);
  await copyHtmlFiles(folder, paths);
  await writeRobotsAndSitemap(folder, {
    home,
    paths,
    updated: new Map(
      allLegalContent.nodes.map(({ path, updated }) => [path, updated]),
    ),
  });
  await writeWebManifest(folder, { ...siteContent, ...homeContent.meta });
  await writeAdmin(args);
  await writeFeeds(args, folder, { ...siteContent, home });
});
