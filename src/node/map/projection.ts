import { geoEquirectangular } from "d3-geo";

/** Width of the map's view box, in px; 360° of longitude. */
export const mapWidth = 800;

/** Height of the map's view box, in px; 180° of latitude. */
export const mapHeight = 400;

/** A city on the earth, in degrees; south and west are negative. */
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

/** The one projection of land, cities and arcs. */
export const projection = geoEquirectangular().fitSize([mapWidth, mapHeight], {
  type: "Sphere",
});

/** Returns where a city lies on the map, to the hundredth of a px. */
export function pointOf({ lat, lng }: Place): Point {
  const [x, y] = projection([lng, lat]) ?? [NaN, NaN];
  return { x: hundredths(x), y: hundredths(y) };
}

/** Rounds to the hundredth of a px, which is finer than any screen shows. */
export function hundredths(px: number): number {
  return Math.round(px * 100) / 100;
}
