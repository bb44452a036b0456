import type { CmsConfig } from "@sveltia/cms";

import { anchorsOn } from "../content/pages";
import { configuration, type CmsSite } from "./configuration";
import type { Choices } from "./controls";

/** What the page has for `startCms.ts`. */
export interface PageData {
  config: CmsConfig;
  choices: Choices;
  isDevelopment: boolean;
}

/** What the forms are for. */
export interface EditedSite extends CmsSite {
  /** The paths of its pages. */
  pages: readonly string[];
  /** The groups of the team, on which anchors depend. */
  groups: Parameters<typeof anchorsOn>[1];
  icons: readonly string[];
}

/** Only what is beside the page, and GitHub with its status page. */
const policy = [
  "default-src 'none'",
  "base-uri 'self'",
  "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com",
  "font-src 'self'",
  "form-action 'none'",
  "frame-src 'self' blob:",
  "img-src 'self' blob: data: https://avatars.githubusercontent.com",
  // WebAssembly converts pictures where the browser cannot.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "worker-src 'self'",
].join("; ");

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/**
 * Returns the HTML of the page that edits the content.
 *
 * @param script file name of startCms.ts, bundled
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
