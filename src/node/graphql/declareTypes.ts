import type { GatsbyNode } from "gatsby";

import { declarations } from "../../content/declarations";
import { MAP_NODE_TYPES } from "../map/mapNodes";
import { WORLD_MAP_TYPES } from "../map/worldMap";
import { programPathDirective } from "../programs/programEntries";
import { PROGRAM_TYPES } from "../programs/programTypes";
import { imageIn } from "./directives";
import { typeDefinitions } from "./typeDefinitions";

/** Declares every type of the site's GraphQL schema; nothing is inferred. */
export const declareTypes: GatsbyNode["createSchemaCustomization"] = ({
  actions,
}) => {
  actions.createFieldExtension(imageIn);
  actions.createFieldExtension(programPathDirective);
  actions.createTypes([
    typeDefinitions(declarations),
    MAP_NODE_TYPES,
    WORLD_MAP_TYPES,
    PROGRAM_TYPES,
  ]);
};
