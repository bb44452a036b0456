import type { GatsbyNode } from "gatsby";

import { sourceCountryNodes } from "../map/sourceCountries";
import { sourceDeploymentNode } from "../site/siteAddress";

/** Makes the nodes that do not come from `data/`. */
export const sourceNodes: GatsbyNode["sourceNodes"] = (args) => {
  sourceCountryNodes(args);
  sourceDeploymentNode(args);
};
