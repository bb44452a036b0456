import type { WarningRule } from "../content";
import type { Warning } from "../report";
import { pagesOf } from "./pages";

/**
 * Cloudflare Pages takes 2,000 redirects, of which each page needs two:
 * https://developers.cloudflare.com/pages/configuration/redirects/
 */
const CLOUDFLARE_PAGES = 1000;

/** Returns a warning if a site has more pages than Cloudflare Pages takes. */
export function cloudflareLimit(paths: readonly string[]): Warning[] {
  if (paths.length <= CLOUDFLARE_PAGES) return [];
  return [
    {
      summary: `the site has ${paths.length} pages, but Cloudflare Pages takes ${CLOUDFLARE_PAGES}; to publish there, delete the files of other pages or of these, or choose another host (docs/deploying.md)`,
      places: paths.slice(CLOUDFLARE_PAGES),
    },
  ];
}

/** Warns of content that one of the hosts could not serve. */
export const hostLimits: WarningRule = (content) =>
  cloudflareLimit([...pagesOf(content).keys()]);
