import type { CreateSchemaCustomizationArgs, SourceNodesArgs } from "gatsby";

import { readOutlines } from "./countries";
import { checkedCountries } from "./outlineProblems";

/** Declares the GraphQL type Country. For Gatsby's createSchemaCustomization. */
export function declareCountry({
  actions,
}: Pick<CreateSchemaCustomizationArgs, "actions">): void {
  actions.createTypes(`
    "A country and its outline, which the world map's dots are made of."
    type Country implements Node @dontInfer {
      "ISO 3166-1 numeric code, or the name in kebab case where there is none."
      code: String!
      name: String!
      "A GeoJSON Polygon or MultiPolygon, in degrees."
      geometry: JSON!
    }
  `);
}

/**
 * Creates a Country node for every outline. For Gatsby's sourceNodes.
 *
 * @throws an Error with one message for each problem in the outlines, before
 *   any node is created
 */
export function sourceCountryNodes({
  actions,
  createNodeId,
  createContentDigest,
}: Pick<
  SourceNodesArgs,
  "actions" | "createNodeId" | "createContentDigest"
>): void {
  for (const country of checkedCountries(readOutlines())) {
    void actions.createNode({
      ...country,
      id: createNodeId(`country ${country.code}`),
      internal: {
        type: "Country",
        contentDigest: createContentDigest(country),
      },
    });
  }
}
