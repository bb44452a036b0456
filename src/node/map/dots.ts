import { geoPath } from "d3-geo";
import type { Polygon } from "geojson";

import type { Country } from "./countries";
import { mapHeight, mapWidth, projection, type Point } from "./projection";

/** Distance between neighboring dots of a row, in px. */
const columnWidth = 5;

/**
 * Distance between rows, in px. In an exact hexagonal grid it would be
 * 5 × √3 / 2 = 4.33; a rounder number keeps the path short and looks the same.
 */
const rowHeight = 4.5;

/**
 * Where the grid begins, in px. Whether a country smaller than its meshes gets
 * a dot depends on this; Great Britain, Japan and New Zealand look best here.
 */
const firstRow = 1.75;

/** Odd rows are set off by half a column, which makes hexagons. */
const firstColumn = (row: number) => (row % 2 === 0 ? 3.5 : 1);

const antarctica = "010";

/**
 * The least area worth a dot, in px² of the map; at the equator, 1 px² is
 * 2,500 km². On a smaller islet, a dot would look like one in the open sea.
 */
const leastArea = 1;

/** A connected piece of land, as the map draws it. */
interface Landmass {
  bounds: [[west: number, north: number], [east: number, south: number]];
  /** Its outline and those of its holes, as pairs of x and y. */
  rings: [x: number, y: number][][];
}

/**
 * Returns the dots of land: the points of a hexagonal grid over the whole map
 * that lie in a country. Antarctica and islets have none.
 *
 * @returns the dots' centers, row by row from north to south, west to east
 */
export function landDots(countries: readonly Country[]): Point[] {
  const landmasses = landmassesOf(countries);
  return gridPoints().filter((point) =>
    landmasses.some((landmass) => isWithin(landmass, point)),
  );
}

function gridPoints(): Point[] {
  const rows = Math.ceil((mapHeight - firstRow) / rowHeight);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: mapWidth / columnWidth }, (_, column) => ({
      x: firstColumn(row) + column * columnWidth,
      y: firstRow + row * rowHeight,
    })),
  ).flat();
}

/**
 * On raw coordinates, point-in-polygon goes wrong where an outline crosses the
 * antimeridian. So d3 projects the outline, which cuts it at the map's edge.
 */
function landmassesOf(countries: readonly Country[]): Landmass[] {
  const path = geoPath(projection);
  return countries
    .filter(({ code }) => code !== antarctica)
    .flatMap(({ geometry }) =>
      geometry.type === "Polygon"
        ? [geometry.coordinates]
        : geometry.coordinates,
    )
    .map((coordinates): Polygon => ({ type: "Polygon", coordinates }))
    .filter((polygon) => path.area(polygon) >= leastArea)
    .map((polygon) => ({
      bounds: path.bounds(polygon),
      rings: ringsOf(path(polygon) ?? ""),
    }));
}

/** Reads the rings from a path such as `M0,0L1,0L1,1Z`. */
const ringsOf = (path: string) =>
  Array.from(path.matchAll(/M([^MZ]+)/g), ([, ring = ""]) =>
    ring.split("L").map((corner): [x: number, y: number] => {
      const [x = NaN, y = NaN] = corner.split(",").map(Number);
      return [x, y];
    }),
  );

/** Counts the edges that a ray to the east crosses: on land, they are odd. */
function isWithin({ bounds, rings }: Landmass, { x, y }: Point): boolean {
  const [[west, north], [east, south]] = bounds;
  if (x < west || x > east || y < north || y > south) return false;
  let isOdd = false;
  for (const ring of rings) {
    let [fromX, fromY] = ring.at(-1) ?? [NaN, NaN];
    for (const [toX, toY] of ring) {
      if (
        fromY > y !== toY > y &&
        x < fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY)
      ) {
        isOdd = !isOdd;
      }
      [fromX, fromY] = [toX, toY];
    }
  }
  return isOdd;
}

/**
 * Returns one SVG path that draws all dots, for a stroke with round caps: a
 * line of no length (`h0`) at each dot. Steps within a row are relative
 * (`m5 0`), hence mostly the same, and compress to a tenth.
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
