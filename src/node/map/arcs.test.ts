import { arcPath, arcWindow, type Connection } from "./arcs";
import { MAP_HEIGHT, MAP_WIDTH, type Point } from "./projection";

/** Cities at the edges of the map and between the edges. */
const ends = [90, 51.5, -33.9, -90].flatMap((lat) =>
  [-180, -74, 151.2, 180].map((lng) => ({ city: "Anywhere", lat, lng })),
);

/** Returns an arc's points at `parts` (0 to 1). The arc must be a quadratic Bézier curve. */
function pointsOf(connection: Connection, parts: number[]): Point[] {
  const path = arcPath(connection);
  const numbers = /^M(\S+) (\S+)Q(\S+) (\S+) (\S+) (\S+)$/.exec(path) ?? [];
  const [, x0, y0, cx, cy, x1, y1] = numbers.map(Number);
  const at = (t: number, from = NaN, control = NaN, to = NaN) =>
    from * (1 - t) ** 2 + control * 2 * t * (1 - t) + to * t ** 2;
  return parts.map((t) => ({ x: at(t, x0, cx, x1), y: at(t, y0, cy, y1) }));
}

test("draws arcs from city to city over the whole globe", () => {
  const start = { city: "London", lat: 51.5, lng: -0.1 };
  const end = { city: "Sydney", lat: -33.9, lng: 151.2 };
  expect(pointsOf({ start, end }, [0, 1])).toEqual([
    { x: 399.8, y: 85.6 },
    { x: 736, y: 275.3 },
  ]);
});

test("keeps arcs on the map and uncovers them in order", () => {
  for (const [start, end] of ends.flatMap((one) =>
    ends.map((other) => [one, other] as const),
  )) {
    const points = pointsOf({ start, end }, [0, 0.25, 0.5, 0.75, 1]);
    const { x, y, width, height, ...offset } = arcWindow({ start, end });
    const { offsetX, offsetY } = offset;
    expect([Math.abs(offsetX), Math.abs(offsetY)]).toEqual(
      offsetX ? [width, 0] : [0, height],
    );
    let before = -Infinity;
    for (const point of points) {
      expect(Math.abs(point.x - MAP_WIDTH / 2)).toBeLessThan(400.2);
      expect(Math.abs(point.y - MAP_HEIGHT / 2)).toBeLessThan(200.2);
      expect(Math.abs(point.x - x - width / 2)).toBeLessThan(width / 2 - 5);
      expect(Math.abs(point.y - y - height / 2)).toBeLessThan(height / 2 - 5);
      const along =
        -point.x * Math.sign(offsetX) - point.y * Math.sign(offsetY);
      // The control point is rounded to tenths.
      expect(along).toBeGreaterThan(before - 0.2);
      before = along;
    }
  }
});
