import path from "node:path";

import type { GatsbyNode } from "gatsby";

import { ask } from "../gatsby/ask";
import { writeShareCards } from "../shareCards/writeShareCards";
import type { SiteContent } from "../content/declarations/site";
import { completeHosting } from "../hosting/completeHosting";
import { copyHtmlFiles } from "./htmlFiles";
import { writeManifest } from "./manifest";
import { writeNoticeFiles } from "./noticeFiles";
import { removeFormerPages } from "./removeFormerPages";
import { writeSearchFiles } from "./searchFiles";

interface BuiltSite {
  siteContent: Pick<
    SiteContent,
    "name" | "url" | "language" | "security" | "credits"
  > & { isPreview: boolean };
  homeContent: { meta: { description: string } };
  allLegalContent: { nodes: readonly { path: string; updated: string }[] };
  allSitePage: { nodes: readonly { path: string }[] };
}

/** Completes the built site with what Gatsby does not write. */
export const completeSite: GatsbyNode["onPostBuild"] = async (args) => {
  const { siteContent, homeContent, allLegalContent, allSitePage } =
    await ask<BuiltSite>(
      args,
      `query BuiltSite {
      siteContent {
        name
        url
        isPreview
        language
        security {
          contacts
          expires
          languages
        }
        credits {
          heading
          lines
        }
      }
      homeContent {
        meta {
          description
        }
      }
      allLegalContent {
        nodes {
          path
          updated
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
  const home = siteContent.url + args.pathPrefix;
  const { isPreview } = siteContent;
  await removeFormerPages(args.cache, folder, paths);
  await copyHtmlFiles(folder, paths);
  await writeSearchFiles(folder, {
    home,
    isPreview,
    paths,
    updated: new Map(
      allLegalContent.nodes.map(({ path, updated }) => [path, updated]),
    ),
  });
  await writeNoticeFiles(folder, siteContent, home);
  await writeManifest(folder, { ...siteContent, ...homeContent.meta });
  await writeShareCards(args);
  if (isPreview) {
    args.reporter.info(`A preview for ${home}: search engines keep away.`);
  }
  await completeHosting({
    site: folder,
    rules: path.resolve("deploy/rules"),
    prefix: args.pathPrefix,
    pages: paths,
    policyInPages: process.env.POLICY_IN_PAGES === "true",
  });
};
