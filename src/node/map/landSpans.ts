import { geoPath, type GeoContext } from "d3-geo";
import type { Polygon } from "geojson";

import { projection } from "./projection";

/** A stretch of land on one row, from west to east, in px. */
export type Span = readonly [from: number, to: number];

/**
 * Finds where the rows of a grid cross a piece of land, by the even-odd rule.
 *
 * Outlines may cross the antimeridian, where plain point-in-polygon goes wrong
 * by thousands of kilometres. So the outline goes through the projection,
 * which cuts it at the map's edge, and only what is drawn is scanned.
 *
 * @param rows the rows' y in px, at `first + index * step`
 * @returns the spans of land by the row's index; rows without land are absent
 */
export function landSpans(
  land: Polygon,
  rows: { first: number; step: number },
): Map<number, Span[]> {
  const crossings = new Map<number, number[]>();

  function scanEdge(from: Corner, to: Corner): void {
    const [upper, lower] = from[1] < to[1] ? [from, to] : [to, from];
    // A row meets an edge from its upper end down to, but not at, its lower
    // end: so a row through a corner counts it once, and level edges never.
    const begin = Math.ceil((upper[1] - rows.first) / rows.step);
    for (let row = begin; ; row++) {
      const y = rows.first + row * rows.step;
      if (y >= lower[1]) return;
      const part = (y - upper[1]) / (lower[1] - upper[1]);
      const x = upper[0] + part * (lower[0] - upper[0]);
      const found = crossings.get(row);
      if (found) found.push(x);
      else crossings.set(row, [x]);
    }
  }

  geoPath(projection, ringReader(scanEdge))(land);
  return new Map([...crossings].map(([row, xs]) => [row, pairs(xs)]));
}

type Corner = readonly [x: number, y: number];

/** What d3 draws a path with, if the only thing of interest are its edges. */
function ringReader(edge: (from: Corner, to: Corner) => void): GeoContext {
  let start: Corner = [0, 0];
  let last: Corner = start;
  function lineTo(x: number, y: number): void {
    edge(last, [x, y]);
    last = [x, y];
  }
  return {
    moveTo: (x, y) => {
      start = last = [x, y];
    },
    lineTo,
    closePath: () => lineTo(...start),
    beginPath: () => undefined,
    arc: () => undefined,
  };
}

function pairs(crossings: number[]): Span[] {
  const xs = crossings.sort((a, b) => a - b);
  return xs.flatMap((to, index): Span[] => {
    const from = xs[index - 1];
    return index % 2 === 1 && from !== undefined ? [[from, to]] : [];
  });
}
