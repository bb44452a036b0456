import { copyFile, writeFile } from "node:fs/promises";
import path from "node:path";

import type { GatsbyNode } from "gatsby";

import type { SiteContent } from "../content/declarations/site";
import { runQuery } from "../gatsby/runQuery";
import { completeHosting } from "../hosting/completeHosting";
import { webManifest } from "./webManifest";
import { robotsTxt, sitemapXml } from "./robotsAndSitemap";

interface BuiltSite {
  siteContent: Pick<SiteContent, "name" | "url" | "language"> & {
    isPreview: boolean;
  };
  homeContent: { meta: { description: string } };
  allSitePage: { nodes: readonly { path: string }[] };
}

const builtSite = `query BuiltSite {
  siteContent { name url isPreview language }
  homeContent { meta { description } }
  allSitePage(sort: { path: ASC }) { nodes { path } }
}`;

/** Adds the files that Gatsby does not write, in its onPostBuild hook. */
export const completeSite: GatsbyNode["onPostBuild"] = async (args) => {
  const { siteContent, homeContent, allSitePage } = await runQuery<BuiltSite>(
    args,
    builtSite,
  );
  const site = path.resolve("public");
  const paths = allSitePage.nodes
    .map((page) => page.path)
    .filter((page) => !page.startsWith("/404"));
  const home = siteContent.url + args.pathPrefix;
  const write = (name: string, text: string) =>
    writeFile(path.join(site, name), text);
  await write("robots.txt", robotsTxt(home, siteContent.isPreview));
  await write("sitemap.xml", sitemapXml(home, paths));
  const manifest = webManifest({ ...siteContent, ...homeContent.meta });
  await write("site.webmanifest", JSON.stringify(manifest, null, 2));
  // With both files, any static host serves /about and /about/ without a redirect.
  for (const page of paths.filter((each) => each !== "/")) {
    const file = path.join(site, page);
    await copyFile(path.join(file, "index.html"), `${file}.html`);
  }
  if (siteContent.isPreview) {
    args.reporter.info(
      `This is a preview for ${home}: search engines must not index it.`,
    );
  }
  await completeHosting({
    site,
    nginxHeaders: path.resolve("deploy/nginx-headers.conf"),
    prefix: args.pathPrefix,
    policyInPages: process.env.POLICY_IN_PAGES === "true",
  });
};
