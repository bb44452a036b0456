/** The browser revalidates its copy each time. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

/** The browser uses its copy for a year. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/** Patterns of files whose URL changes with their content. */
const hashedFiles = ["/static/*", "/*.js", "/*.css"];

/** Browser features that no part of the site uses. */
const disabledFeatures = [
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

interface Site {
  prefix: string;
  contentSecurityPolicy: string;
  /** Paths of the pages, as in `/about`. */
  pages: readonly string[];
}

/** What a host needs to know besides the files. */
export type HostingRules = ReturnType<typeof hostingRules>;

/** Returns how every kind of host must serve the site. */
export function hostingRules(site: Site) {
  const { prefix, contentSecurityPolicy, pages } = site;
  return {
    prefix,
    headers: [
      { name: "Content-Security-Policy", value: contentSecurityPolicy },
      { name: "Strict-Transport-Security", value: "max-age=63072000" },
      { name: "X-Content-Type-Options", value: "nosniff" },
      { name: "Referrer-Policy", value: "same-origin" },
      {
        name: "Permissions-Policy",
        value: disabledFeatures.map((feature) => `${feature}=()`).join(", "),
      },
      { name: "Cross-Origin-Opener-Policy", value: "same-origin" },
      { name: "Cross-Origin-Resource-Policy", value: "same-origin" },
    ],
    // Patterns of files that are `IMMUTABLE`; others are `REVALIDATE`.
    immutable: hashedFiles.map((path) => prefix + path),
    // Permanent redirects from other URLs of pages.
    redirects: pages.flatMap((page) =>
      fileNames(page).map((file) => ({
        from: prefix + file,
        to: prefix + page,
      })),
    ),
  };
}

const fileNames = (page: string) =>
  page === "/" ? ["/index.html"] : [`${page}.html`, `${page}/index.html`];
