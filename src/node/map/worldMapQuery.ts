import type {
  CreateResolversArgs,
  CreateSchemaCustomizationArgs,
  Node,
} from "gatsby";

import { addFields, type ResolverContext } from "../gatsby/resolvers";
import type { Connection } from "./arcs";
import type { Country } from "./countries";
import { networkOf, type WorldMapNetwork } from "./worldMap";
import { writeDots } from "./writeDots";

/** Declares what Query.worldMap gives. For createSchemaCustomization. */
export function declareWorldMap({
  actions,
}: Pick<CreateSchemaCustomizationArgs, "actions">): void {
  actions.createTypes(`
    "The finished drawing of the world map, in px of its view box."
    type WorldMap {
      "Path of an SVG file; stroked with round caps, its #dots are the land."
      dotsFile: String!
      arcs: [WorldMapArc!]!
      "Each city of the arcs once, in the order in which they name it."
      cities: [WorldMapCity!]!
    }

    type WorldMapArc {
      "An SVG path from city to city."
      path: String!
    }

    type WorldMapCity {
      name: String!
      x: Float!
      y: Float!
    }
  `);
}

/** Adds Query.worldMap. For Gatsby's createResolvers. */
export function resolveWorldMap(
  hook: Pick<CreateResolversArgs, "createResolvers">,
): void {
  addFields(hook, {
    Query: { worldMap: { type: "WorldMap!", resolve: queryWorldMap } },
  });
}

type CountryNode = Country & Pick<Node, "internal">;

interface HomeContentNode {
  collaborate: { arcs: Connection[] };
}

/**
 * Asking the node model, not a variable, tells Gatsby what the map depends on:
 * an edit of data/home.json draws it again.
 */
async function queryWorldMap(
  _source: unknown,
  _args: unknown,
  { nodeModel }: ResolverContext,
): Promise<WorldMapNetwork & { dotsFile: string }> {
  const home = await nodeModel.findOne<HomeContentNode>({
    type: "HomeContent",
  });
  const { entries } = await nodeModel.findAll<CountryNode>({ type: "Country" });
  return {
    dotsFile: dotsFileOf([...entries]),
    ...networkOf(home?.collaborate.arcs ?? []),
  };
}

let written = { digests: "", file: "" };

/** Drawing takes up to a second, too long for each edit of an arc. */
function dotsFileOf(countries: readonly CountryNode[]): string {
  const digests = countries
    .map(({ internal }) => internal.contentDigest)
    .sort()
    .join();
  if (written.digests !== digests) {
    written = { digests, file: writeDots(countries) };
  }
  return written.file;
}
