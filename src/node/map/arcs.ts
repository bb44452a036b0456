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

/** Space around an arc for its glow. */
const margin = 6;

/**
 * Returns a box around an arc, and the translation that moves the box next to
 * the arc's start, so that it covers none of the arc. On its way back it
 * uncovers the arc from start to end: along its longer side, an arc never turns
 * around.
 */
export function arcWindow({ start, end }: Connection) {
  const from = pointOf(start);
  const to = pointOf(end);
  const control = controlPoint(from, to);
  const xs = [from.x, control.x, to.x];
  const ys = [from.y, control.y, to.y];
  const x = hundredths(Math.min(...xs) - margin);
  const y = hundredths(Math.min(...ys) - margin);
  const width = hundredths(Math.max(...xs) + margin - x);
  const height = hundredths(Math.max(...ys) + margin - y);
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const isWide = Math.abs(dx) >= Math.abs(dy);
  return {
    x,
    y,
    width,
    height,
    offsetX: isWide ? (dx < 0 ? width : -width) : 0,
    offsetY: isWide ? 0 : dy < 0 ? height : -height,
  };
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
