import { arcPath, arcWindow, type Connection } from "./arcs";
import { MAP_HEIGHT, MAP_WIDTH, pointOf } from "./projection";

/** The ends of the map, and places between them, each with each. */
const places = [90, 51.5, 0, -33.9, -90].flatMap((lat) =>
  [-180, -74, 0.1, 151.2, 180].map((lng) => ({ city: "Anywhere", lat, lng })),
);
const connections = places.flatMap((start) =>
  places.map((end) => ({ start, end })),
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

test("an arc goes from city to city, bends upwards and stays on the map", () => {
  for (const connection of connections) {
    const [start, end] = [connection.start, connection.end].map(pointOf);
    const points = pointsOf(connection);
    expect([points[0], points[4]]).toEqual([start, end]);
    const straight = ((start?.y ?? NaN) + (end?.y ?? NaN)) / 2;
    // The control point is rounded to tenths.
    expect(points[2]?.y).toBeLessThan(straight + 0.03);
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(-0.2);
      expect(x).toBeLessThan(MAP_WIDTH + 0.2);
      expect(y).toBeGreaterThan(-0.2);
      expect(y).toBeLessThan(MAP_HEIGHT + 0.2);
    }
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
    let last = -Infinity;
    for (const point of pointsOf(connection)) {
      expect(point.x - x).toBeGreaterThan(5);
      expect(point.y - y).toBeGreaterThan(5);
      expect(x + width - point.x).toBeGreaterThan(5);
      expect(y + height - point.y).toBeGreaterThan(5);
      const uncovered = isWide
        ? -Math.sign(offsetX) * point.x
        : -Math.sign(offsetY) * point.y;
      expect(uncovered).toBeGreaterThan(last - 0.2);
      last = uncovered;
    }
  }
});
