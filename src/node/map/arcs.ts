import {
  hundredths,
  mapHeight,
  mapWidth,
  pointOf,
  type Place,
  type Point,
} from "./projection";

export interface Connection {
  start: Place;
  end: Place;
}

/** Height of an arc's control point, as a fraction of the arc's length. */
const lift = 0.36;

/**
 * Returns the SVG path of the arc between two cities: a quadratic Bézier curve
 * that bends upwards. A Bézier curve stays within the hull of its points, so a
 * control point on the map keeps the whole arc on it.
 */
export function arcPath({ start, end }: Connection): string {
  const from = pointOf(start);
  const to = pointOf(end);
  const { x, y } = controlPoint(from, to);
  return `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`;
}

function controlPoint(from: Point, to: Point): Point {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  // (dy, -dx) is perpendicular to the line, and points up where dx is positive.
  const up = dx < 0 ? -lift : lift;
  const x = (from.x + to.x) / 2 + dy * up;
  const y = (from.y + to.y) / 2 - dx * up;
  return {
    x: hundredths(Math.min(Math.max(x, 0), mapWidth)),
    y: hundredths(Math.min(Math.max(y, 0), mapHeight)),
  };
}
