import type { GatsbyNode } from "gatsby";

import { contentTypes } from "../content/contentTypes";
import { declareCountry } from "../map/sourceCountries";
import { declareWorldMap } from "../map/worldMapQuery";
import { declareDeployment } from "../site/siteAddress";
import { declareImageIn } from "./imageIn";
import { typeDefinitions } from "./typeDefinitions";

/** Declares every type of the site's GraphQL schema; nothing is inferred. */
export const declareTypes: GatsbyNode["createSchemaCustomization"] = (args) => {
  declareImageIn(args);
  args.actions.createTypes(typeDefinitions(contentTypes));
  declareCountry(args);
  declareWorldMap(args);
  declareDeployment(args);
};
