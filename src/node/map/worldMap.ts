import { home } from "../../content/declarations/home";
import { nodesOf, type ResolverContext } from "../graphql/resolverContext";
import { arcPath, arcWindow, type Connection } from "./arcs";
import { pointOf } from "./projection";
import type { Country } from "./countries";
import { drawDots } from "./mapNodes";

export const WORLD_MAP_TYPES = `
  "The world map as SVG, in px of its view box."
  type WorldMap {
    "URL path of an SVG file whose #dots, with round caps, are the land."
    dotsFile: String!
    arcs: [WorldMapArc!]!
    "Each end of the arcs once, in the order in which they name it."
    cities: [WorldMapCity!]!
  }

  type WorldMapArc {
    "An SVG path from city to city."
    path: String!
    "A box around the path and its glow."
    window: WorldMapWindow!
  }

  type WorldMapWindow {
    x: Float!
    y: Float!
    width: Float!
    height: Float!
    "With offsetY, moves the box next to the start of the arc."
    offsetX: Float!
    offsetY: Float!
  }

  type WorldMapCity {
    name: String!
    x: Float!
    y: Float!
  }
`;

/**
 * The field Query.worldMap. It reads from the node model, so that Gatsby resolves
 * it again after an edit of data/home.json.
 */
export const worldMapField = {
  type: "WorldMap!",
  resolve: async (
    _source: unknown,
    _args: unknown,
    context: ResolverContext,
  ) => {
    const { nodeModel } = context;
    const [{ collaborate }] = await nodesOf(home, context);
    const type = "Country";
    const { entries } = await nodeModel.findAll<Country>({ type });
    return {
      dotsFile: drawDots(Array.from(entries)).file,
      ...drawNetwork(collaborate.arcs),
    };
  },
};

/** Returns the arcs and, once each, the cities at their ends. */
export function drawNetwork(connections: readonly Connection[]) {
  const ends = connections.flatMap(({ start, end }) => [start, end]);
  const cities = new Map(
    ends.map((end) => {
      const city = { name: end.city, ...pointOf(end) };
      return [JSON.stringify(city), city];
    }),
  );
  return {
    arcs: connections.map((connection) => ({
      path: arcPath(connection),
      window: arcWindow(connection),
    })),
    cities: [...cities.values()],
  };
}
