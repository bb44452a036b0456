import type { NodePluginArgs } from "gatsby";

/** The pages that Gatsby shows at an address without a page. */
const notFoundPaths = /^\/(404(\.html)?|dev-404-page)\/?$/;

/** Returns the paths of all pages but those for addresses without a page, sorted. */
export const pagePaths = ({
  getNodesByType,
}: Pick<NodePluginArgs, "getNodesByType">): string[] =>
  getNodesByType("SitePage")
    .map((page) => String(page.path))
    .filter((page) => !notFoundPaths.test(page))
    .sort();
