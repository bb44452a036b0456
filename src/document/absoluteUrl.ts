/** Returns the absolute URL of a path, without a trailing slash. */
export const absoluteUrl = (site: { home: string }, path: string): string =>
  (site.home + path).replace(/\/$/, "");
