/** Returns the absolute URL of a path with the path prefix. Removes a trailing slash. */
export const absoluteUrl = (siteUrl: string, path: string): string =>
  new URL(path, siteUrl).href.replace(/\/$/, "");
