/**
 * Returns an absolute URL, without a trailing slash.
 *
 * @param siteUrl where the site is, without its path prefix
 * @param path with its path prefix
 */
export const absoluteUrl = (siteUrl: string, path: string): string =>
  new URL(path, siteUrl).href.replace(/\/$/, "");
