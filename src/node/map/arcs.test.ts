import * as fc from "fast-check";

import { arcPath, arcWindow } from "./arcs";
import { MAP_HEIGHT, MAP_WIDTH, projection, type Point } from "./projection";

const place = fc.record({
  city: fc.constant("Anywhere"),
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

type Stroke = [start: Point, control: Point, end: Point];

/** Returns the points of a path, which must be one stroke. */
function strokeOf(path: string): Stroke {
  const numbers = /^M(\S+) (\S+)Q(\S+) (\S+) (\S+) (\S+)$/.exec(path);
  if (!numbers) throw new Error(`No arc: ${path}`);
  const [x0, y0, cx, cy, x1, y1] = numbers.slice(1).map(Number);
  return [point(x0, y0), point(cx, cy), point(x1, y1)];
}

/** Returns points along a quadratic Bézier curve. */
const samplesOf = ([from, control, to]: Stroke) =>
  [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => {
    const at = (axis: "x" | "y") =>
      from[axis] * (1 - t) ** 2 +
      control[axis] * 2 * t * (1 - t) +
      to[axis] * t ** 2;
    return { x: at("x"), y: at("y") };
  });

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
const suva = { city: "Suva", lat: -18.14, lng: 178.44 };
const apia = { city: "Apia", lat: -13.83, lng: -171.77 };

describe("arcPath", () => {
  it("draws a quadratic Bézier curve", () => {
    expect(arcPath({ start: london, end: nairobi })).toBe(
      "M399.71 85.53Q483.01 114.64 481.82 202.87",
    );
  });

  it("connects the cities in one stroke and stays on the map", () => {
    fc.assert(
      fc.property(place, place, (start, end) => {
        const stroke = strokeOf(arcPath({ start, end }));
        expectNear(stroke[0], start.lng, start.lat);
        expectNear(stroke[2], end.lng, end.lat);
        for (const { x, y } of samplesOf(stroke)) {
          expect(x).toBeGreaterThan(-0.2);
          expect(x).toBeLessThan(MAP_WIDTH + 0.2);
          expect(y).toBeGreaterThan(-0.2);
          expect(y).toBeLessThan(MAP_HEIGHT + 0.2);
        }
      }),
    );
  });

  it("goes the way the map shows between cities on either side of the date line", () => {
    for (const [start, , end] of [
      strokeOf(arcPath({ start: suva, end: apia })),
      strokeOf(arcPath({ start: apia, end: suva })).toReversed(),
    ] as Stroke[]) {
      expect(start.x).toBeCloseTo(796.53);
      expect(end.x).toBeCloseTo(18.29);
    }
  });

  it("bends upwards in both directions", () => {
    for (const connection of [
      { start: london, end: nairobi },
      { start: nairobi, end: london },
    ]) {
      const [start, control, end] = strokeOf(arcPath(connection));
      expect(control.y).toBeLessThan((start.y + end.y) / 2);
    }
  });
});

describe("arcWindow", () => {
  it("holds the arc and, beside it, none of it; in between it uncovers the arc from start to end", () => {
    fc.assert(
      fc.property(place, place, (start, end) => {
        const { x, y, width, height, ...offset } = arcWindow({ start, end });
        const { offsetX, offsetY } = offset;
        expect([Math.abs(offsetX), Math.abs(offsetY)]).toEqual(
          offsetX === 0 ? [0, height] : [width, 0],
        );
        const positions = samplesOf(strokeOf(arcPath({ start, end }))).map(
          (point) => {
            expect(point.x - x).toBeGreaterThan(5);
            expect(point.y - y).toBeGreaterThan(5);
            expect(x + width - point.x).toBeGreaterThan(5);
            expect(y + height - point.y).toBeGreaterThan(5);
            return offsetX === 0
              ? -Math.sign(offsetY) * point.y
              : -Math.sign(offsetX) * point.x;
          },
        );
        for (const [index, position] of positions.slice(1).entries()) {
          expect(position).toBeGreaterThan((positions[index] ?? NaN) - 0.2);
        }
      }),
    );
  });
});
