import { arcPath, type Connection } from "./arcs";
import { pointOf } from "./projection";

/** What changes of the world map when its connections do; see `Query.worldMap`. */
export interface WorldMapNetwork {
  arcs: { path: string }[];
  cities: { name: string; x: number; y: number }[];
}

/** Returns the arcs of the world map, and each of their cities once. */
export function networkOf(connections: readonly Connection[]): WorldMapNetwork {
  const places = connections.flatMap(({ start, end }) => [start, end]);
  const cities = new Map(
    places.map((place) => [
      place.city,
      { name: place.city, ...pointOf(place) },
    ]),
  );
  return {
    arcs: connections.map((connection) => ({ path: arcPath(connection) })),
    cities: [...cities.values()],
  };
}
