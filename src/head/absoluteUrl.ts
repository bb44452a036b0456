/** Returns the absolute URL of a path with its prefix, without a trailing slash. */
export const absoluteUrl = (siteUrl: string, path: string): string =>
  new URL(path, siteUrl).href.replace(/\/$/, "");
