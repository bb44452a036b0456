import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import type { GatsbyNode, Node } from "gatsby";

import { hashedPath } from "../hashedPath";
import { readCountries } from "./countries";
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

  "The land of the world map."
  type WorldDots implements Node @dontInfer {
    "URL path of an SVG file whose #dots, with round caps, are the land."
    file: String!
    "The content of that file."
    svg: String!
  }
`;

/** The fields of a WorldDots node. */
export interface WorldDots {
  file: string;
  svg: string;
}

/** Creates a node for each country, and one for the dots of the map. */
export const createMapNodes: GatsbyNode["sourceNodes"] = ({
  actions,
  createNodeId,
  createContentDigest,
}) => {
  const create = (type: string, name: string, fields: object) =>
    void actions.createNode({
      ...fields,
      id: createNodeId(`${type} ${name}`),
      internal: { type, contentDigest: createContentDigest(fields) },
    });
  const countries = readCountries();
  for (const country of countries) create("Country", country.name, country);
  const dots = dotsPath(landDots(countries));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><path id="dots" d="${dots}"/></svg>\n`;
  const file = hashedPath("world.svg", svg);
  create("WorldDots", "", { file, svg } satisfies WorldDots);
};

/** Gatsby's hook onPostBootstrap: writes the file with the dots of the map. */
export const writeDots: GatsbyNode["onPostBootstrap"] = async ({
  getNodesByType,
}) => {
  for (const dots of getNodesByType("WorldDots") as (Node & WorldDots)[]) {
    const target = path.join("public", dots.file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, dots.svg);
  }
};
