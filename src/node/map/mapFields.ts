import { arcPath, arcWindow, type Connection } from "./arcs";
import { pointOf } from "./projection";

/** GraphQL types of the world map. Lengths are in px of the map's viewBox. */
export const MAP_TYPES = `
"A country and its outline, from which the dots of the world map are computed."
type Country implements Node @dontInfer {
  "ISO 3166-1 numeric code; territories may share one or have none."
  code: String
  name: String!
  "A GeoJSON Polygon or MultiPolygon, in degrees."
  geometry: JSON!
}

type MapWindow {
  x: Float!
  y: Float!
  width: Float!
  height: Float!
  "With offsetY, moves the box next to the start of the arc."
  offsetX: Float!
  offsetY: Float!
}

type MapCity {
  name: String!
  x: Float!
  y: Float!
}`;

/** Resolvers for the fields of Home that the world map shows. */
export const mapResolvers = {
  HomeContentCollaborateArcs: {
    /** An SVG path from city to city. */
    path: { type: "String!", resolve: arcPath },
    /** A box around the path and its glow. */
    window: { type: "MapWindow!", resolve: arcWindow },
  },
  HomeContentCollaborate: {
    cities: { type: "[MapCity!]!", resolve: citiesOf },
  },
};

/** Returns the cities of the arcs without duplicates, in the order of the arcs. */
export function citiesOf({ arcs }: { arcs: readonly Connection[] }) {
  const ends = arcs.flatMap(({ start, end }) => [start, end]);
  const cities = new Map(
    ends.map((end) => {
      const city = { name: end.city, ...pointOf(end) };
      return [JSON.stringify(city), city];
    }),
  );
  return [...cities.values()];
}
