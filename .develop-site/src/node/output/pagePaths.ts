import type { NodePluginArgs } from "gatsby";

/** Returns the paths of all pages but those for addresses without a page, sorted. */
export const pagePaths = ({
  getNodesByType,
}: Pick<NodePluginArgs, "getNodesByType">): string[] =>
  getNodesByType("SitePage")
    .map((page) => String(page.path))
    .filter((page) => !/^\/(dev-)?404/.test(page))
    .sort();
