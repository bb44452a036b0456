import { brotliCompressSync } from "node:zlib";

import { readCountries } from "./countries";
import { dotsPath, landDots } from "./dots";
import { projection, type Point } from "./projection";

const dots = landDots(readCountries());

function toPlace({ x, y }: Point): [lng: number, lat: number] {
  const place = projection.invert?.([x, y]);
  if (!place) throw new Error(`No place at ${x}, ${y}.`);
  return place;
}

const distances = (lng: number, lat: number) =>
  dots
    .map(toPlace)
    .map(([dotLng, dotLat]) => Math.hypot(dotLng - lng, dotLat - lat));

test.each([
  ["Brasília", -47.88, -15.79],
  ["Tokyo", 139.69, 35.68],
  ["Christchurch", 172.64, -43.53],
  ["Reykjavík", -21.94, 64.15],
  ["Fiji, east and west of 180°", 178, -17.8],
  ["Chukotka, west of 180°", 178, 67.5],
  ["Chukotka, east of 180°", -175, 67],
])("has a dot at %s", (_, lng, lat) => {
  expect(Math.min(...distances(lng, lat))).toBeLessThan(2.5);
});

test.each([
  ["the Bering Strait, where Siberia crosses 180°", -169, 65],
  ["the Atlantic, as far north as Siberia", -31, 65],
  ["the Caspian Sea", 50.5, 41.8],
  ["the Southern Ocean", 100, -58],
  ["the Arctic Ocean", 180, 80],
])("has no dot in %s", (_, lng, lat) => {
  expect(Math.min(...distances(lng, lat))).toBeGreaterThan(0.7);
});

test("has no dot in Antarctica", () => {
  expect(dots.filter((dot) => toPlace(dot)[1] < -57)).toEqual([]);
});

test("draws every dot once, row by row from west to east", () => {
  let point: Point = { x: 0, y: 0 };
  const path = dotsPath(dots);
  const drawn = [...path.matchAll(/([Mm])([\d.]+) ([\d.]+)h0/g)].map(
    ([, move, x, y]) => {
      const origin = move === "M" ? { x: 0, y: 0 } : point;
      point = { x: origin.x + Number(x), y: origin.y + Number(y) };
      return point;
    },
  );
  expect(drawn).toEqual(dots);
  const order = drawn.map(({ x, y }) => y * 1000 + x);
  expect(order).toEqual([...new Set(order)].sort((a, b) => a - b));
});

test("compresses about 3,000 dots to less than 1.5 kB", () => {
  expect(dots.length).toBeGreaterThan(2500);
  expect(dots.length).toBeLessThan(3500);
  expect(brotliCompressSync(dotsPath(dots)).byteLength).toBeLessThan(1500);
});
