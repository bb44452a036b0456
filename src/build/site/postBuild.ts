import path from "node:path";

import type { GatsbyNode } from "gatsby";

import { copyHtmlFiles } from "./htmlFiles";
import { writeSearchFiles } from "./searchFiles";

interface BuiltSite {
  siteContent: { url: string };
  allSitePage: { nodes: readonly { path: string }[] };
}

/** Completes the built site with what Gatsby does not write. */
export const completeSite: GatsbyNode["onPostBuild"] = async ({
  graphql,
  pathPrefix,
  reporter,
}) => {
  const { data, errors } = await graphql<BuiltSite>(`
    query BuiltSite {
      siteContent {
        url
      }
      allSitePage(sort: { path: ASC }) {
        nodes {
          path
        }
      }
    }
  `);
  if (!data) {
    reporter.panic("The built site could not be completed.", errors);
    return;
  }
  const folder = path.resolve("public");
  const paths = data.allSitePage.nodes
    .map((page) => page.path)
    .filter((page) => !page.startsWith("/404"));
  await copyHtmlFiles(folder, paths);
  await writeSearchFiles(folder, data.siteContent.url + pathPrefix, paths);
};
