import type { GatsbyNode } from "gatsby";

import { readCountries } from "./countries";

export const COUNTRY_TYPE = `
  "A country and its outline, from which the dots of the world map are computed."
  type Country implements Node @dontInfer {
    "ISO 3166-1 numeric code; territories may share one or have none."
    code: String
    name: String!
    "A GeoJSON Polygon or MultiPolygon, in degrees."
    geometry: JSON!
  }
`;

/** Creates a Country node for each country. */
export const sourceCountries: GatsbyNode["sourceNodes"] = ({
  actions,
  createNodeId,
  createContentDigest,
}) => {
  for (const country of readCountries()) {
    void actions.createNode({
      ...country,
      id: createNodeId(`country ${country.name}`),
      internal: {
        type: "Country",
        contentDigest: createContentDigest(country),
      },
    });
  }
};
