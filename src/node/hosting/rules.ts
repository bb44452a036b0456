/** May be kept, but never shown again without asking the server. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

/** May be kept for a year without asking. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/**
 * Files whose address changes with their content: what bundlers put into
 * static/, and all scripts and style sheets. A star stands for anything.
 * Whatever matches none of them is revalidated: pages, page-data, app-data.
 */
const hashed = ["/static/*", "/*.js", "/*.css"];

/** Powers of the browser that no part of the site uses. */
const refused = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "usb",
  "xr-spatial-tracking",
];

export interface Header {
  name: string;
  value: string;
}

export interface Redirect {
  from: string;
  to: string;
}

/** All that a host has to know beside the files themselves. */
export interface HostingRules {
  /** Where the site stands, as in "/gainova", or "". */
  prefix: string;
  /** Sent with every answer. */
  headers: readonly Header[];
  /** Paths, with stars, of what is `IMMUTABLE`; the rest is `REVALIDATE`. */
  immutable: readonly string[];
  /** Second addresses of pages, and the one that links use. Permanent. */
  redirects: readonly Redirect[];
}

interface Site {
  prefix: string;
  contentSecurityPolicy: string;
  /** Paths of the pages, as in `/about`. */
  pages: readonly string[];
}

/** The one declaration of how the site is to be served. */
export function hostingRules(site: Site): HostingRules {
  const { prefix, contentSecurityPolicy, pages } = site;
  return {
    prefix,
    headers: [
      { name: "Content-Security-Policy", value: contentSecurityPolicy },
      { name: "Strict-Transport-Security", value: "max-age=63072000" },
      { name: "X-Content-Type-Options", value: "nosniff" },
      { name: "Referrer-Policy", value: "same-origin" },
      { name: "Permissions-Policy", value: refused.map(refuse).join(", ") },
      { name: "Cross-Origin-Opener-Policy", value: "same-origin" },
      { name: "Cross-Origin-Resource-Policy", value: "same-origin" },
    ],
    immutable: hashed.map((path) => prefix + path),
    redirects: pages.flatMap((page) =>
      fileNames(page).map((file) => ({
        from: prefix + file,
        to: prefix + page,
      })),
    ),
  };
}

const refuse = (feature: string) => `${feature}=()`;

/** The files that hold a page: they are no second address of it. */
const fileNames = (page: string) =>
  page === "/" ? ["/index.html"] : [`${page}.html`, `${page}/index.html`];
