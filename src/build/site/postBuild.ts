import path from "node:path";

import type { GatsbyNode } from "gatsby";

import { ask } from "../graphql/ask";
import { copyHtmlFiles } from "./htmlFiles";
import { writeSearchFiles } from "./searchFiles";

interface BuiltSite {
  siteContent: { url: string };
  allSitePage: { nodes: readonly { path: string }[] };
}

/** Completes the built site with what Gatsby does not write. */
export const completeSite: GatsbyNode["onPostBuild"] = async (args) => {
  const { siteContent, allSitePage } = await ask<BuiltSite>(
    args,
    `query BuiltSite {
      siteContent {
        url
      }
      allSitePage(sort: { path: ASC }) {
        nodes {
          path
        }
      }
    }`,
  );
  const folder = path.resolve("public");
  const paths = allSitePage.nodes
    .map((page) => page.path)
    .filter((page) => !page.startsWith("/404"));
  await copyHtmlFiles(folder, paths);
  await writeSearchFiles(folder, siteContent.url + args.pathPrefix, paths);
};
