import type { GatsbyNode } from "gatsby";

import { contentTypes } from "../content/contentTypes";
import { resolveWorldMap } from "../map/worldMapQuery";
import { resolveLegalDates } from "../site/legalDates";
import { resolveSiteAddress } from "../site/siteAddress";
import { addFields } from "../gatsby/resolvers";

const rootField = (typeName: string) =>
  typeName.charAt(0).toLowerCase() + typeName.slice(1);

/**
 * Adds what is asked of the schema as a whole: the world map, the address at
 * which the build will be found, dates written out, and that each content file
 * is there, which the check has made sure of.
 */
export const addResolvers: GatsbyNode["createResolvers"] = (args) => {
  resolveWorldMap(args);
  resolveSiteAddress(args);
  resolveLegalDates(args);
  addFields(args, {
    Query: Object.fromEntries(
      contentTypes.map(({ typeName }) => [
        rootField(typeName),
        { type: `${typeName}!` },
      ]),
    ),
  });
};
