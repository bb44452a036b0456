import { geoStream } from "d3-geo";

import type { Country } from "./countries";
import { MAP_HEIGHT, MAP_WIDTH, projection, type Point } from "./projection";

/** Distance between neighboring dots in a row, in px. */
const COLUMN_WIDTH = 5;

/**
 * Distance between rows, in px. A regular hexagonal grid would need 5 × √3 / 2 = 4.33,
 * but a round number looks the same and keeps the path short.
 */
const ROW_HEIGHT = 4.5;

/**
 * The y of the first row, in px. Great Britain, Japan and New Zealand look best with
 * this value.
 */
const FIRST_ROW = 1.75;

const yOf = (row: number) => FIRST_ROW + row * ROW_HEIGHT;

/** Returns the first row that is not north of y. */
const rowAfter = (y: number) => Math.ceil((y - FIRST_ROW) / ROW_HEIGHT);

/** Odd rows are shifted by half a column, so that the grid is hexagonal. */
const firstColumn = (row: number) => (row % 2 === 0 ? 3.5 : 1);

const ANTARCTICA = "010";

/**
 * The smallest area of an island with a dot, in px² of the map. At the equator, 1 px²
 * is 2,500 km². A dot on a smaller island would seem to be in the sea.
 */
const MIN_AREA = 1;

/**
 * Returns the points of a hexagonal grid that are in a country. The rows are sorted from
 * north to south, and the points of a row from west to east. Antarctica has no points.
 */
export function landDots(countries: readonly Country[]): Point[] {
  return crossingsOf(countries).flatMap((crossings, row) => {
    const dots: Point[] = [];
    for (let x = firstColumn(row); x < MAP_WIDTH; x += COLUMN_WIDTH) {
      // A border between two countries counts twice, so it does not change the parity.
      const bordersEast = crossings.filter((crossing) => crossing > x).length;
      if (bordersEast % 2 === 1) dots.push({ x, y: yOf(row) });
    }
    return dots;
  });
}

/** Returns the x coordinates at which borders cross each row of the grid. */
function crossingsOf(countries: readonly Country[]): number[][] {
  const crossings = Array.from(
    { length: rowAfter(MAP_HEIGHT) },
    (): number[] => [],
  );
  const lands = countries.filter(({ code }) => code !== ANTARCTICA);
  for (const polygon of lands.flatMap(polygonsOf)) {
    const borders = bordersOf(polygon);
    if (areaWithin(borders) < MIN_AREA) continue;
    for (const [from, to] of borders) {
      const south = rowAfter(Math.max(from.y, to.y));
      for (let row = rowAfter(Math.min(from.y, to.y)); row < south; row += 1) {
        const part = (yOf(row) - from.y) / (to.y - from.y);
        crossings[row]?.push(from.x + part * (to.x - from.x));
      }
    }
  }
  return crossings;
}

function polygonsOf({ geometry }: Country): GeoJSON.Polygon[] {
  if (geometry.type === "Polygon") return [geometry];
  return geometry.coordinates.map((coordinates) => ({
    type: "Polygon",
    coordinates,
  }));
}

/** A straight piece of a border on the map. */
type Line = [from: Point, to: Point];

/** Returns the border of a polygon as lines. The projection cuts polygons at 180°. */
function bordersOf(polygon: GeoJSON.Polygon): Line[] {
  const rings: Point[][] = [];
  const ignore = () => undefined;
  const stream = projection.stream({
    polygonStart: ignore,
    lineStart: () => rings.push([]),
    point: (x, y) => rings.at(-1)?.push({ x, y }),
    lineEnd: ignore,
    polygonEnd: ignore,
  });
  geoStream(polygon, stream);
  return rings.flatMap((ring) =>
    ring.map((to, index): Line => [ring.at(index - 1) ?? to, to]),
  );
}

/** Returns the area that borders enclose, without holes, in px² (shoelace formula). */
const areaWithin = (borders: readonly Line[]) =>
  Math.abs(borders.reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0)) / 2;

/** Returns an SVG file with a path `#dots`, which needs a stroke with round caps. */
export const dotsPicture = (countries: readonly Country[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg"><path id="dots" d="${dotsPath(landDots(countries))}"/></svg>\n`;

/**
 * Returns an SVG path with a line of length 0 (`h0`) at each dot, for a stroke with
 * round caps. The moves within a row are relative (`m5 0`) and mostly equal, so the path
 * compresses to a tenth of its size.
 *
 * @param dots row by row, from west to east
 */
function dotsPath(dots: readonly Point[]): string {
  return dots
    .map(({ x, y }, index) => {
      const last = dots[index - 1];
      return last?.y === y ? `m${x - last.x} 0h0` : `M${x} ${y}h0`;
    })
    .join("");
}
