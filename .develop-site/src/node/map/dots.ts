import { geoContains, geoPath } from "d3-geo";

import type { Country } from "./countries";
import { MAP_HEIGHT, MAP_WIDTH, projection, type Point } from "./projection";

/** Distance between neighboring dots of a row, in px. */
const COLUMN_WIDTH = 5;

/**
 * Distance between rows, in px. An exact hexagonal grid has 5 × √3 / 2 = 4.33;
 * a round number looks the same and keeps the path short.
 */
const ROW_HEIGHT = 4.5;

/**
 * Offset of the grid, in px, with which Great Britain, Japan and New Zealand
 * look best.
 */
const FIRST_ROW = 1.75;

/** Odd rows are shifted by half a column, which makes the grid hexagonal. */
const firstColumn = (row: number) => (row % 2 === 0 ? 3.5 : 1);

const ANTARCTICA = "010";

/**
 * Smallest area of an island with a dot, in px² of the map; at the equator,
 * 1 px² is 2,500 km². A dot on a smaller island would seem to be in the sea.
 */
const MIN_AREA = 1;

/**
 * Returns the points of a hexagonal grid over the map that lie in a country,
 * row by row from north to south, west to east. Antarctica has none.
 */
export function landDots(countries: readonly Country[]): Point[] {
  const path = geoPath(projection);
  const lands = countries
    .filter(({ code }) => code !== ANTARCTICA)
    .flatMap(polygonsOf)
    .filter((polygon) => path.area(polygon) >= MIN_AREA)
    .map((polygon) => ({ polygon, bounds: path.bounds(polygon) }));
  const dots: Point[] = [];
  for (let row = 0; FIRST_ROW + row * ROW_HEIGHT < MAP_HEIGHT; row += 1) {
    const y = FIRST_ROW + row * ROW_HEIGHT;
    // geoContains is slow, so it only gets points within the bounds.
    const inRow = lands.filter(
      ({ bounds: [[, north], [, south]] }) => north <= y && y <= south,
    );
    for (let x = firstColumn(row); x < MAP_WIDTH; x += COLUMN_WIDTH) {
      const place = projection.invert?.([x, y]) ?? [NaN, NaN];
      const isLand = inRow.some(
        ({ polygon, bounds: [[west], [east]] }) =>
          west <= x && x <= east && geoContains(polygon, place),
      );
      if (isLand) dots.push({ x, y });
    }
  }
  return dots;
}

function polygonsOf({ geometry }: Country): GeoJSON.Polygon[] {
  if (geometry.type === "Polygon") return [geometry];
  return geometry.coordinates.map((coordinates) => ({
    type: "Polygon",
    coordinates,
  }));
}

/**
 * Returns an SVG path with a line of no length (`h0`) at each dot, for a stroke
 * with round caps. Steps within a row are relative (`m5 0`), mostly the same,
 * and compress to a tenth.
 *
 * @param dots row by row, from west to east
 */
export function dotsPath(dots: readonly Point[]): string {
  return dots
    .map(({ x, y }, index) => {
      const last = dots[index - 1];
      return last?.y === y ? `m${x - last.x} 0h0` : `M${x} ${y}h0`;
    })
    .join("");
}
