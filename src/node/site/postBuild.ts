import { writeFile } from "node:fs/promises";
import path from "node:path";

import type { BuildArgs } from "gatsby";

import { panicOnError } from "./panicOnError";
import { runQuery } from "../graphql/runQuery";
import { writeFeeds } from "../programs/feeds";
import type { SiteContent } from "../../content/declarations/site";
import { completeHosting } from "../hosting/completeHosting";
import { copyHtmlFiles } from "./htmlFiles";
import { writeWebManifest } from "./webManifest";
import { prunePictures } from "./prunePictures";
import { removeFormerPages } from "./removeFormerPages";
import { writeRobotsAndSitemap } from "./robotsAndSitemap";

interface BuiltSite {
  siteContent: Pick<SiteContent, "name" | "url" | "language"> & {
    isPreview: boolean;
    direction: string;
  };
  homeContent: { meta: { description: string } };
  allLegalContent: { nodes: readonly { path: string; updated: string }[] };
  allSitePage: { nodes: readonly { path: string }[] };
}

/** Adds the files to the built site that Gatsby does not write. */
export const completeSite = panicOnError(async (args: BuildArgs) => {
  const { siteContent, homeContent, allLegalContent, allSitePage } =
    await runQuery<BuiltSite>(
      args,
      `query BuiltSite {
        siteContent {
          name
          url
          isPreview
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
  const { isPreview } = siteContent;
  await removeFormerPages(args.cache, folder, paths);
  await copyHtmlFiles(folder, paths);
  await writeRobotsAndSitemap(folder, {
    home,
    isPreview,
    paths,
    updated: new Map(
      allLegalContent.nodes.map(({ path, updated }) => [path, updated]),
    ),
  });
  await writeWebManifest(folder, { ...siteContent, ...homeContent.meta });
  await writeFeeds(args, folder, { ...siteContent, home });
  const pruned = await prunePictures(args.cache, folder);
  // Gatsby does not write a picture again whose output was removed, so the next
  // build starts from nothing: scripts/gatsby.mjs.
  if (pruned.length > 0) await writeFile(".cache/outdated", "");
  if (isPreview) {
    args.reporter.info(
      `This is a preview for ${home}, which search engines must not index.`,
    );
  }
  await completeHosting({
    site: folder,
    rules: path.resolve("deploy/rules"),
    prefix: args.pathPrefix,
    pages: paths,
    policyInPages: process.env.POLICY_IN_PAGES === "true",
    host: process.env.PUBLISH_TO,
  });
});
