import type { GatsbyNode } from "gatsby";

import { contentTypes } from "../../content/contentTypes";
import { countryType } from "../map/sourceCountries";
import { worldMapTypes } from "../map/worldMap";
import { programPathDirective, programType } from "../programs/programFields";
import { imageIn } from "./imageIn";
import { typeDefinitions } from "./typeDefinitions";

/** Declares every type of the site's GraphQL schema; nothing is inferred. */
export const declareTypes: GatsbyNode["createSchemaCustomization"] = ({
  actions,
}) => {
  actions.createFieldExtension(imageIn);
  actions.createFieldExtension(programPathDirective);
  actions.createTypes([
    typeDefinitions(contentTypes),
    countryType,
    worldMapTypes,
    programType,
  ]);
};
