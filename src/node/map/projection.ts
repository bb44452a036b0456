import { geoEquirectangular } from "d3-geo";

/** Width of the map's view box, in px; 360° of longitude. */
export const mapWidth = 800;

/** Height of the map's view box, in px; 180° of latitude. */
export const mapHeight = 400;

/** A place on the earth, in degrees; south and west are negative. */
export interface Place {
  city: string;
  lat: number;
  lng: number;
}

/** A place on the map, in px; x = 0 is 180° W and y = 0 is 90° N. */
export interface Point {
  x: number;
  y: number;
}

/** The one projection by which land, cities and arcs come onto the map. */
export const projection = geoEquirectangular().fitSize([mapWidth, mapHeight], {
  type: "Sphere",
});

/**
 * Where a city lies on the map, to the hundredth of a px.
 *
 * @throws RangeError if its latitude or longitude is no place on earth
 */
export function pointOf({ city, lat, lng }: Place): Point {
  expectWithin(city, "latitude", lat, 90);
  expectWithin(city, "longitude", lng, 180);
  const point = projection([lng, lat]);
  if (!point) throw new RangeError(`${city} does not lie on the map.`);
  return { x: hundredths(point[0]), y: hundredths(point[1]) };
}

/** Rounds to the hundredth of a px, which is finer than any screen shows. */
export function hundredths(px: number): number {
  return Math.round(px * 100) / 100;
}

function expectWithin(
  city: string,
  name: string,
  degrees: number,
  limit: number,
): void {
  if (Math.abs(degrees) <= limit) return;
  throw new RangeError(
    `${city}: found ${degrees} as ${name}, expected a number of degrees from -${limit} to ${limit}.`,
  );
}
