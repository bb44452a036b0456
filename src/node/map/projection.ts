import { geoEquirectangular } from "d3-geo";

export const MAP_WIDTH = 800;

export const MAP_HEIGHT = 400;

/** A city with its coordinates in degrees. South and west are negative. */
export interface City {
  city: string;
  lat: number;
  lng: number;
}

/** A point on the map, in px. (0, 0) is 180° W, 90° N. */
export interface Point {
  x: number;
  y: number;
}

export const projection = geoEquirectangular().fitSize(
  [MAP_WIDTH, MAP_HEIGHT],
  {
    type: "Sphere",
  },
);

/** Returns the position of a city on the map, in px, rounded to tenths. */
export function pointOf({ lat, lng }: City): Point {
  const [x, y] = projection([lng, lat]) ?? [NaN, NaN];
  return { x: tenths(x), y: tenths(y) };
}

export function tenths(px: number): number {
  return Math.round(px * 10) / 10;
}
