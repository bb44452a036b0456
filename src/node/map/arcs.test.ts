import * as fc from "fast-check";

import { arcPath, arcWindow } from "./arcs";
import { mapHeight, mapWidth, projection, type Point } from "./projection";

const place = fc.record({
  city: fc.constant("Anywhere"),
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

function pointsOf(path: string): [start: Point, control: Point, end: Point] {
  const numbers = /^M(\S+) (\S+)Q(\S+) (\S+) (\S+) (\S+)$/.exec(path);
  if (!numbers) throw new Error(`No arc: ${path}`);
  const [x0, y0, cx, cy, x1, y1] = numbers.slice(1).map(Number);
  return [point(x0, y0), point(cx, cy), point(x1, y1)];
}

function point(x = NaN, y = NaN): Point {
  return { x, y };
}

function expectNear({ x, y }: Point, lng: number, lat: number): void {
  const [expectedX, expectedY] = projection([lng, lat]) ?? [NaN, NaN];
  expect(Math.abs(x - expectedX)).toBeLessThan(0.01);
  expect(Math.abs(y - expectedY)).toBeLessThan(0.01);
}

const london = { city: "London", lat: 51.51, lng: -0.13 };
const nairobi = { city: "Nairobi", lat: -1.29, lng: 36.82 };

describe("arcPath", () => {
  it("draws a quadratic Bézier curve", () => {
    expect(arcPath({ start: london, end: nairobi })).toBe(
      "M399.71 85.53Q483.01 114.64 481.82 202.87",
    );
  });

  it("connects the cities and stays on the map", () => {
    fc.assert(
      fc.property(place, place, (start, end) => {
        const points = pointsOf(arcPath({ start, end }));
        expectNear(points[0], start.lng, start.lat);
        expectNear(points[2], end.lng, end.lat);
        // The curve lies within the triangle of its three points.
        for (const { x, y } of points) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(mapWidth);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(mapHeight);
        }
      }),
    );
  });

  it("bends upwards in both directions", () => {
    for (const connection of [
      { start: london, end: nairobi },
      { start: nairobi, end: london },
    ]) {
      const [start, control, end] = pointsOf(arcPath(connection));
      expect(control.y).toBeLessThan((start.y + end.y) / 2);
    }
  });
});

describe("arcWindow", () => {
  it("holds the arc and, at its offset, none of it; in between it uncovers the arc from start to end", () => {
    fc.assert(
      fc.property(place, place, (start, end) => {
        const { x, y, width, height, offsetX, offsetY } = arcWindow({
          start,
          end,
        });
        const [from, control, to] = pointsOf(arcPath({ start, end }));
        const positions = [from, control, to].map((point) => {
          expect(point.x - x).toBeGreaterThan(5);
          expect(point.y - y).toBeGreaterThan(5);
          expect(x + width - point.x).toBeGreaterThan(5);
          expect(y + height - point.y).toBeGreaterThan(5);
          return -(point.x * offsetX + point.y * offsetY);
        });
        expect([Math.abs(offsetX), Math.abs(offsetY)]).toEqual(
          offsetX === 0 ? [0, height] : [width, 0],
        );
        // A Bézier curve with ordered points never turns around.
        expect(positions).toEqual(positions.toSorted((a, b) => a - b));
      }),
    );
  });
});
