import type { NodePluginArgs } from "gatsby";

/** Matches the paths of the 404 pages. */
const notFoundPaths = /^\/(404(\.html)?|dev-404-page)\/?$/;

/** Returns the sorted paths of all pages, except the 404 pages. */
export const pagePaths = ({
  getNodesByType,
}: Pick<NodePluginArgs, "getNodesByType">): string[] =>
  getNodesByType("SitePage")
    .map((page) => String(page.path))
    .filter((page) => !notFoundPaths.test(page))
    .sort();
