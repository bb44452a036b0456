import {
  tenths,
  MAP_HEIGHT,
  MAP_WIDTH,
  pointOf,
  type City,
  type Point,
} from "./projection";

export interface Connection {
  start: City;
  end: City;
}

/** Height of an arc's control point, as a fraction of the distance between the cities. */
const LIFT = 0.36;

/**
 * Returns the points of a quadratic Bézier curve that bends upwards between two cities.
 * The control point is kept on the map, so the whole curve is on the map.
 */
function curve({ start, end }: Connection): [Point, Point, Point] {
  const from = pointOf(start);
  const to = pointOf(end);
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  // (dy, -dx) is perpendicular to the line, and points up if dx is positive.
  const up = dx < 0 ? -LIFT : LIFT;
  const x = (from.x + to.x) / 2 + dy * up;
  const y = (from.y + to.y) / 2 - dx * up;
  const control = {
    x: Math.min(Math.max(x, 0), MAP_WIDTH),
    y: Math.min(Math.max(y, 0), MAP_HEIGHT),
  };
  return [from, control, to];
}

/** Returns the SVG path of an arc. The arc never crosses the 180° meridian. */
export function arcPath(connection: Connection): string {
  const [from, control, to] = curve(connection).map(
    ({ x, y }) => `${tenths(x)} ${tenths(y)}`,
  );
  return `M${from}Q${control} ${to}`;
}

/** Space around an arc for its glow, in px. */
const MARGIN = 6;

/*
 *   at 0 s                between               after 1 s
 *  ┌────────┐            ┌────────┐             ┌────────┐
 *  │ window │ .--.       │     .--│.            │  .--.  │
 *  │        │/    \      │    /   │ \           │ /    \ │
 *  └────────┘      to    └────────┘  to         └────────┘
 * An arc is visible only inside its window. The window moves, and the arc stays still.
 */

/**
 * Returns an arc's window, which is the box around the arc, and the offset that moves the
 * window off the arc, next to the arc's start. While the window moves back, it uncovers
 * the arc from start to end, because an arc never reverses its direction along the longer
 * side of the box.
 */
export function arcWindow(connection: Connection) {
  const points = curve(connection);
  const [from, , to] = points;
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const x = tenths(Math.min(...xs) - MARGIN);
  const y = tenths(Math.min(...ys) - MARGIN);
  const width = tenths(Math.max(...xs) + MARGIN - x);
  const height = tenths(Math.max(...ys) + MARGIN - y);
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
