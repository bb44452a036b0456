import type { HostingRules } from "../rules";

/** The file `_redirects` of Cloudflare Pages and Netlify. */
export function redirectsFile({ redirects }: HostingRules): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join("");
}
