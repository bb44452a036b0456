import {
  hundredths,
  MAP_HEIGHT,
  MAP_WIDTH,
  pointOf,
  type Place,
  type Point,
} from "./projection";

export interface Connection {
  start: Place;
  end: Place;
}

/** Height of an arc's control point, as a fraction of the arc's length. */
const LIFT = 0.36;

/**
 * Returns the points of a quadratic Bézier curve between two cities, which bends
 * upwards. If the short way crosses the date line, the curve ends beyond the edge
 * of the map. Otherwise the control point is on the map, and thus all of the curve.
 */
function curve({ start, end }: Connection) {
  const from = pointOf(start);
  const { x, y } = pointOf(end);
  const crosses = Math.abs(x - from.x) > MAP_WIDTH / 2;
  const to = { x: crosses ? x - Math.sign(x - from.x) * MAP_WIDTH : x, y };
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  // (dy, -dx) is perpendicular to the line, and points up where dx is positive.
  const up = dx < 0 ? -LIFT : LIFT;
  const controlX = (from.x + to.x) / 2 + dy * up;
  const controlY = (from.y + to.y) / 2 - dx * up;
  const control = {
    x: crosses ? controlX : Math.min(Math.max(controlX, 0), MAP_WIDTH),
    y: Math.min(Math.max(controlY, 0), MAP_HEIGHT),
  };
  // What is beyond this edge of the map shows at the other one.
  const edge = x > from.x ? 0 : MAP_WIDTH;
  return { from, control, to, edge, shift: crosses ? MAP_WIDTH - 2 * edge : 0 };
}

/**
 * Returns the SVG path of the arc between two cities: one stroke, or two where it
 * crosses the date line.
 */
export function arcPath(connection: Connection): string {
  const { from, control, to, edge, shift } = curve(connection);
  if (shift === 0) return stroke(from, control, to);
  // The zero of the curve's x, relative to the edge. The ends are on either side of
  // it, also if a city lies on the edge itself.
  const side = edge === 0 ? 1 : -1;
  const a = from.x - edge || side * 1e-9;
  const b = control.x - edge;
  const c = to.x - edge || -side * 1e-9;
  const ratio = (-b - side * Math.sqrt(b * b - a * c)) / c;
  const t = ratio / (1 + ratio);
  // https://en.wikipedia.org/wiki/De_Casteljau%27s_algorithm
  const first = between(from, control, t);
  const second = between(control, to, t);
  const middle = between(first, second, t);
  return (
    stroke(from, first, middle) +
    stroke(moved(middle, shift), moved(second, shift), moved(to, shift))
  );
}

const stroke = (...points: [Point, Point, Point]) => {
  const [from, control, to] = points.map(
    ({ x, y }) => `${hundredths(x)} ${hundredths(y)}`,
  );
  return `M${from}Q${control} ${to}`;
};

const between = (from: Point, to: Point, t: number): Point => ({
  x: from.x + (to.x - from.x) * t,
  y: from.y + (to.y - from.y) * t,
});

const moved = ({ x, y }: Point, shift: number): Point => ({ x: x + shift, y });

/** Space around an arc for its glow. */
const MARGIN = 6;

/**
 * Returns a box around an arc, which has two places where the arc crosses the date
 * line, and the translation that moves the box next to the arc's start, so that it
 * covers none of the arc. On its way back it uncovers the arc from start to end:
 * along its longer side, an arc never turns around.
 */
export function arcWindow(connection: Connection) {
  const { from, control, to, shift } = curve(connection);
  const xs = [from.x, control.x, to.x];
  const ys = [from.y, control.y, to.y];
  const x = hundredths(Math.min(...xs) - MARGIN);
  const y = hundredths(Math.min(...ys) - MARGIN);
  const width = hundredths(Math.max(...xs) + MARGIN - x);
  const height = hundredths(Math.max(...ys) + MARGIN - y);
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const isWide = Math.abs(dx) >= Math.abs(dy);
  return {
    xs: shift === 0 ? [x] : [x, hundredths(x + shift)],
    y,
    width,
    height,
    offsetX: isWide ? (dx < 0 ? width : -width) : 0,
    offsetY: isWide ? 0 : dy < 0 ? height : -height,
  };
}
