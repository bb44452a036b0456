import type { Country } from "./countries";
import { landmasses } from "./landmasses";
import { landSpans, type Span } from "./landSpans";
import { mapHeight, mapWidth, type Point } from "./projection";

/** Distance between neighbouring dots of a row, in px. */
const columnWidth = 5;

/**
 * Distance between rows, in px. In an exact hexagonal grid it would be
 * 5 × √3 / 2 = 4.33; a rounder number keeps the path short and looks the same.
 */
const rowHeight = 4.5;

/**
 * Where the grid begins, in px. Countries smaller than its meshes get a dot or
 * none by chance alone; of all beginnings, this one treats Great Britain,
 * Japan, New Zealand and the other islands best.
 */
const firstRow = 1.75;

/** Odd rows are set off by half a column: that is what makes hexagons. */
function firstColumn(row: number): number {
  return row % 2 === 0 ? 3.5 : 3.5 - columnWidth / 2;
}

/**
 * The dots of land: those points of a hexagonal grid over the whole map that
 * lie in a country. Antarctica and islets have none.
 *
 * @returns the dots' centres, row by row from north to south, west to east
 */
export function landDots(countries: readonly Country[]): Point[] {
  const rows = Array.from(
    { length: Math.ceil((mapHeight - firstRow) / rowHeight) },
    () => new Set<number>(),
  );
  const grid = { first: firstRow, step: rowHeight };
  for (const land of landmasses(countries)) {
    for (const [row, spans] of landSpans(land, grid)) {
      const start = firstColumn(row);
      for (const span of spans) {
        for (const x of columnsWithin(span, start)) rows[row]?.add(x);
      }
    }
  }
  return rows.flatMap((xs, row) =>
    [...xs]
      .sort((a, b) => a - b)
      .map((x) => ({ x, y: grid.first + row * grid.step })),
  );
}

/** The x of each grid point from the span's west end up to its east end. */
function columnsWithin([west, east]: Span, start: number): number[] {
  const first = Math.max(0, Math.ceil((west - start) / columnWidth));
  const end = Math.ceil((Math.min(east, mapWidth) - start) / columnWidth);
  return Array.from(
    { length: Math.max(0, end - first) },
    (_, index) => start + (first + index) * columnWidth,
  );
}

/**
 * One SVG path that draws all dots, for a stroke with round caps: a line of no
 * length (`h0`) at each dot. Steps within a row are relative (`m5 0`), hence
 * nearly always the same, which makes the path compress to a tenth.
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
