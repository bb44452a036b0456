import type { CmsConfig } from "@sveltia/cms";

import { anchorsOn } from "../content/pages";
import { configuration, type CmsSite } from "./configuration";
import type { Choices } from "./controls";

/** The data that the CMS page passes to `startCms.ts`. */
export interface PageData {
  config: CmsConfig;
  choices: Choices;
  isDevelopment: boolean;
}

/** The site that the CMS edits. */
export interface EditedSite extends CmsSite {
  /** The paths of the site's pages. */
  pages: readonly string[];
  /** The groups of the team, whose anchors are on the teams page. */
  groups: Parameters<typeof anchorsOn>[1];
  icons: readonly string[];
}

/** The CSP allows the site's own files, GitHub's API and GitHub's status page. */
const policy = [
  "default-src 'none'",
  "base-uri 'self'",
  "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com",
  "font-src 'self'",
  "form-action 'none'",
  "frame-src 'self' blob:",
  "img-src 'self' blob: data: https://avatars.githubusercontent.com",
  // The CMS converts pictures with WebAssembly if the browser cannot convert them.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "worker-src 'self'",
].join("; ");

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/**
 * Returns the HTML of the CMS page.
 *
 * @param script the file name of the bundled startCms.ts
 */
export function adminPage(script: string, site: EditedSite): string {
  const { pages, groups, icons, isDevelopment, pathPrefix } = site;
  const anchors = pages.flatMap((page) =>
    anchorsOn(page, groups).map((id) => `${page}#${id}`),
  );
  const data: PageData = {
    config: configuration(site),
    choices: { icon: icons, page: pages, link: pages, anchor: anchors },
    isDevelopment,
  };
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  const title = escapeHtml(`Edit ${site.name}`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="robots" content="noindex">
<title>${title}</title>
<script type="application/json" id="data">${json}</script>
<script type="module" src="${pathPrefix}/admin/${script}"></script>
</head>
<body><noscript>Editing needs scripts.</noscript></body>
</html>
`;
}
