import path from "node:path";

import type { GatsbyNode } from "gatsby";

import { ask } from "../graphql/ask";
import { writeShareCards } from "../shareCards/writeShareCards";
import { copyHtmlFiles } from "./htmlFiles";
import { writeManifest } from "./manifest";
import { writeSearchFiles } from "./searchFiles";

interface BuiltSite {
  siteContent: { name: string; url: string; language: string };
  homeContent: { meta: { description: string } };
  allSitePage: { nodes: readonly { path: string }[] };
}

/** Completes the built site with what Gatsby does not write. */
export const completeSite: GatsbyNode["onPostBuild"] = async (args) => {
  const { siteContent, homeContent, allSitePage } = await ask<BuiltSite>(
    args,
    `query BuiltSite {
      siteContent {
        name
        url
        language
      }
      homeContent {
        meta {
          description
        }
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
  await writeManifest(folder, { ...siteContent, ...homeContent.meta });
  await writeShareCards(args, folder, paths);
};
