import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import type { GatsbyNode, Node, SourceNodesArgs } from "gatsby";

import { hashedPath } from "../hashedPath";
import { readCountries, type Country } from "./countries";
import { dotsPath, landDots } from "./dots";

export const MAP_NODE_TYPES = `
  "A country and its outline, from which the dots of the world map are computed."
  type Country implements Node @dontInfer {
    "ISO 3166-1 numeric code; territories may share one or have none."
    code: String
    name: String!
    "A GeoJSON Polygon or MultiPolygon, in degrees."
    geometry: JSON!
  }
`;

/** Creates a node for each country. */
export function createMapNodes({
  actions,
  createNodeId,
  createContentDigest,
}: SourceNodesArgs): void {
  for (const country of readCountries()) {
    void actions.createNode({
      ...country,
      id: createNodeId(`Country ${country.name}`),
      internal: {
        type: "Country",
        contentDigest: createContentDigest(country),
      },
    });
  }
}

/** Returns an SVG file whose #dots, with round caps, are the land, and its URL path. */
export function drawDots(countries: readonly Country[]) {
  const dots = dotsPath(landDots(countries));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><path id="dots" d="${dots}"/></svg>\n`;
  return { file: hashedPath("world.svg", svg), svg };
}

/** Gatsby's hook onPostBootstrap: writes the file with the dots of the map. */
export const writeDots: GatsbyNode["onPostBootstrap"] = async ({
  getNodesByType,
}) => {
  const countries = getNodesByType("Country") as (Node & Country)[];
  const { file, svg } = drawDots(countries);
  const target = path.join("public", file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, svg);
};
