import type { GatsbyNode } from "gatsby";

import { contentTypes } from "../content/contentTypes";
import { resolveWorldMap } from "../map/worldMapQuery";
import { resolveLegalDates } from "../site/legalDates";
import { resolveSiteAddress } from "../site/siteAddress";

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
  // Gatsby's own type of it is just "Function".
  const createResolvers = args.createResolvers as (resolvers: object) => void;
  createResolvers({
    Query: Object.fromEntries(
      contentTypes.map(({ typeName }) => [
        rootField(typeName),
        { type: `${typeName}!` },
      ]),
    ),
  });
};
