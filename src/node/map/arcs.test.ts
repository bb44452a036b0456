import { arcPath, arcWindow, type Connection } from "./arcs";
import { MAP_HEIGHT, MAP_WIDTH } from "./projection";

/** Connections of points at the ends of the map and between them. */
const ends = [90, 51.5, 0, -33.9, -90].flatMap((lat) =>
  [-180, -74, 0.1, 151.2, 180].map((lng) => ({ city: "Anywhere", lat, lng })),
);
const connections = ends.flatMap((start) =>
  ends.map((end) => ({ start, end })),
);

/** Returns five points along an arc, which must be one quadratic Bézier curve. */
function pointsOf(connection: Connection) {
  const path = arcPath(connection);
  const numbers = /^M(\S+) (\S+)Q(\S+) (\S+) (\S+) (\S+)$/.exec(path) ?? [];
  const [, x0, y0, cx, cy, x1, y1] = numbers.map(Number);
  const at = (t: number, from = NaN, control = NaN, to = NaN) =>
    from * (1 - t) ** 2 + control * 2 * t * (1 - t) + to * t ** 2;
  return [0, 0.25, 0.5, 0.75, 1].map((t) => ({
    x: at(t, x0, cx, x1),
    y: at(t, y0, cy, y1),
  }));
}

test("an arc goes from city to city, at their positions on the whole globe", () => {
  const start = { city: "London", lat: 51.5, lng: -0.1 };
  const end = { city: "Sydney", lat: -33.9, lng: 151.2 };
  const points = pointsOf({ start, end });
  expect(points[0]).toEqual({ x: 399.8, y: 85.6 });
  expect(points[4]).toEqual({ x: 736, y: 275.3 });
});

test("an arc bends upwards and stays on the map", () => {
  for (const connection of connections) {
    const points = pointsOf(connection);
    const straight = ((points[0]?.y ?? NaN) + (points[4]?.y ?? NaN)) / 2;
    // The control point is rounded to tenths.
    expect(points[2]?.y).toBeLessThan(straight + 0.03);
    const outside = points.filter(
      ({ x, y }) =>
        Math.abs(x - MAP_WIDTH / 2) > MAP_WIDTH / 2 + 0.2 ||
        Math.abs(y - MAP_HEIGHT / 2) > MAP_HEIGHT / 2 + 0.2,
    );
    expect(outside).toEqual([]);
  }
});

test("a window holds the arc and, beside it, none of it; in between it uncovers the arc from start to end", () => {
  for (const connection of connections) {
    const { x, y, width, height, ...offset } = arcWindow(connection);
    const { offsetX, offsetY } = offset;
    const isWide = offsetX !== 0;
    expect([Math.abs(offsetX), Math.abs(offsetY)]).toEqual(
      isWide ? [width, 0] : [0, height],
    );
    const points = pointsOf(connection);
    const margins = points.flatMap((point) => [
      point.x - x,
      point.y - y,
      x + width - point.x,
      y + height - point.y,
    ]);
    expect(Math.min(...margins)).toBeGreaterThan(5);
    const uncovered = points.map((point) =>
      isWide ? -Math.sign(offsetX) * point.x : -Math.sign(offsetY) * point.y,
    );
    const steps = uncovered
      .slice(1)
      .map((to, index) => to - (uncovered[index] ?? NaN));
    expect(Math.min(...steps)).toBeGreaterThan(-0.2);
  }
});
