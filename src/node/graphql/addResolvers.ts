import type { GatsbyNode } from "gatsby";

import { declarations } from "../../content/declarations";
import { worldMapField } from "../map/worldMap";
import { feedsField, programEntriesField } from "../programs/programEntries";
import { legalDateField, textDirectionField } from "./computedFields";

const rootField = (typeName: string) =>
  typeName.charAt(0).toLowerCase() + typeName.slice(1);

/**
 * Adds the computed fields, and declares that each content file exists, which
 * the check has made sure of.
 */
export const addResolvers: GatsbyNode["createResolvers"] = (args) => {
  const contentFields = Object.fromEntries(
    declarations.map(({ typeName }) => [
      rootField(typeName),
      { type: `${typeName}!` },
    ]),
  );
  // Gatsby types it as Function: https://github.com/gatsbyjs/gatsby/issues/21995
  (args.createResolvers as (resolvers: object) => void)({
    Query: {
      worldMap: worldMapField,
      programEntries: programEntriesField,
      ...contentFields,
    },
    SiteContent: {
      direction: textDirectionField,
      feeds: feedsField,
    },
    LegalContent: { updatedText: legalDateField },
  });
};
