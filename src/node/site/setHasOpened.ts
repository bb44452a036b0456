import type { GatsbyNode } from "gatsby";

import { hasOpened } from "../programs/hasOpened";

/**
 * Gatsby's hook onCreatePage: sets the variable of the queries of Home and of the
 * features page that includes what programs and links show there.
 */
export const setHasOpened: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  const isAffected = ["/", "/features"].includes(page.path);
  if (!isAffected || page.context?.hasOpened || !hasOpened()) return;
  actions.deletePage(page);
  actions.createPage({ ...page, context: { hasOpened: true } });
};
