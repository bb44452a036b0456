import type {
  CreateResolversArgs,
  CreateSchemaCustomizationArgs,
  Node,
} from "gatsby";

import { addFields, type ResolverContext } from "../graphql/resolvers";
import type { Connection } from "./arcs";
import type { Country } from "./countries";
import { dotsPath, landDots } from "./dots";
import { worldMapOf, type WorldMapDrawing } from "./worldMap";

/** Declares what Query.worldMap gives. For createSchemaCustomization. */
export function declareWorldMap({
  actions,
}: Pick<CreateSchemaCustomizationArgs, "actions">): void {
  actions.createTypes(`
    "The finished drawing of the world map."
    type WorldMap {
      "Width of the view box, in px."
      width: Int!
      "Height of the view box, in px."
      height: Int!
      "An SVG path: stroked with round caps, it is the dots of land."
      dots: String!
      arcs: [WorldMapArc!]!
      "Each city of the arcs once, in the order in which they name it."
      cities: [WorldMapCity!]!
    }

    type WorldMapArc {
      "An SVG path from city to city."
      path: String!
      from: String!
      to: String!
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
 * an edit of data/home.json draws it anew.
 */
async function queryWorldMap(
  _source: unknown,
  _args: unknown,
  { nodeModel }: ResolverContext,
): Promise<WorldMapDrawing> {
  const home = await nodeModel.findOne<HomeContentNode>({
    type: "HomeContent",
  });
  if (!home) throw new Error("World map: found no arcs, expected home.json.");
  const { entries } = await nodeModel.findAll<CountryNode>({ type: "Country" });
  return worldMapOf(dotsOf([...entries]), home.collaborate.arcs);
}

let drawn = { digests: "", dots: "" };

/** The outlines hardly ever change; the arcs do, while they are edited. */
function dotsOf(countries: readonly CountryNode[]): string {
  const digests = countries
    .map(({ internal }) => internal.contentDigest)
    .sort()
    .join();
  if (drawn.digests !== digests) {
    drawn = { digests, dots: dotsPath(landDots(countries)) };
  }
  return drawn.dots;
}
