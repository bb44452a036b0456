import { arcPath, type Connection } from "./arcs";
import type { Country } from "./countries";
import { dotsPath, landDots } from "./dots";
import { mapHeight, mapWidth, pointOf } from "./projection";

/** An arc of the map: an SVG path and the names of the cities it connects. */
export interface WorldMapArc {
  path: string;
  from: string;
  to: string;
}

/** A city of the map, in px of the view box. */
export interface WorldMapCity {
  name: string;
  x: number;
  y: number;
}

/** The finished drawing of the world map. */
export interface WorldMapDrawing {
  width: number;
  height: number;
  /** An SVG path: stroked with round caps, it is the dots of land. */
  dots: string;
  arcs: WorldMapArc[];
  /** Each city of the arcs once, in the order in which they name it. */
  cities: WorldMapCity[];
}

/**
 * Draws the world map: land from the countries' outlines, arcs and cities from
 * the connections, all in one projection.
 *
 * @throws RangeError if coordinates are no place on earth
 * @throws Error if the connections place one city in two places
 */
export function worldMap(
  countries: readonly Country[],
  connections: readonly Connection[],
): WorldMapDrawing {
  return worldMapOf(dotsPath(landDots(countries)), connections);
}

/** Like {@link worldMap}, for land that is drawn already. */
export function worldMapOf(
  dots: string,
  connections: readonly Connection[],
): WorldMapDrawing {
  return {
    width: mapWidth,
    height: mapHeight,
    dots,
    arcs: connections.map((connection) => ({
      path: arcPath(connection),
      from: connection.start.city,
      to: connection.end.city,
    })),
    cities: citiesOf(connections),
  };
}

function citiesOf(connections: readonly Connection[]): WorldMapCity[] {
  const cities = new Map<string, WorldMapCity>();
  for (const place of connections.flatMap(({ start, end }) => [start, end])) {
    const city = { name: place.city, ...pointOf(place) };
    const known = cities.get(place.city);
    if (known && (known.x !== city.x || known.y !== city.y)) {
      throw new Error(
        `${place.city}: found two places, expected the same latitude and longitude in every arc.`,
      );
    }
    cities.set(place.city, known ?? city);
  }
  return [...cities.values()];
}
