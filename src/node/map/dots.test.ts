import { brotliCompressSync } from "node:zlib";

import { geoContains } from "d3-geo";

import { readOutlines } from "./countries";
import { dotsPath, landDots } from "./dots";
import { checkedCountries } from "./outlineProblems";
import { projection, type Point } from "./projection";

const countries = checkedCountries(readOutlines());
const dots = landDots(countries);

function toPlace({ x, y }: Point): [lng: number, lat: number] {
  const place = projection.invert?.([x, y]);
  if (!place) throw new Error(`No place at ${x}, ${y}.`);
  return place;
}

/** Whether a dot lies within so many degrees of a place. */
function hasDotNear(lng: number, lat: number, degrees: number): boolean {
  return dots.some((dot) => {
    const [dotLng, dotLat] = toPlace(dot);
    return Math.hypot(dotLng - lng, dotLat - lat) <= degrees;
  });
}

/** Every polygon of every country, with a box around it to save time. */
const pieces = countries
  .flatMap(({ geometry }) =>
    geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates,
  )
  .map((coordinates) => {
    const longitudes = coordinates.flat().map(([lng = NaN]) => lng);
    const latitudes = coordinates.flat().map(([, lat = NaN]) => lat);
    return {
      polygon: { type: "Polygon" as const, coordinates },
      west: Math.min(...longitudes),
      east: Math.max(...longitudes),
      // An edge between two places on the sphere bends towards the pole.
      south: Math.min(...latitudes) - 1,
      north: Math.max(...latitudes) + 1,
    };
  });

function isWithin(
  { polygon, west, east, south, north }: (typeof pieces)[number],
  [lng, lat]: [lng: number, lat: number],
): boolean {
  return (
    west <= lng &&
    lng <= east &&
    south < lat &&
    lat < north &&
    geoContains(polygon, [lng, lat])
  );
}

describe("landDots", () => {
  it("makes as many dots as look well", () => {
    expect(dots.length).toBeGreaterThan(2500);
    expect(dots.length).toBeLessThan(3500);
  });

  it.each([
    ["London", -0.13, 51.51],
    ["Nairobi", 36.82, -1.29],
    ["Denver", -104.99, 39.74],
    ["Alice Springs", 133.88, -23.7],
    ["Brasília", -47.88, -15.79],
    ["Tokyo", 139.69, 35.68],
    ["Christchurch", 172.64, -43.53],
    ["Reykjavík", -21.94, 64.15],
    ["Fiji, east and west of 180°", 178, -17.8],
    ["Chukotka, west of 180°", 178, 67.5],
    ["Chukotka, east of 180°", -175, 67],
  ])("has a dot at %s", (_, lng, lat) => {
    expect(hasDotNear(lng, lat, 2.5)).toBe(true);
  });

  it.each([
    ["the Atlantic", -40, 30],
    ["the South Atlantic", -15, -25],
    ["the Pacific", -150, 0],
    ["the South Pacific", -120, -40],
    ["the Indian Ocean", 80, -20],
    ["the Bering Sea", -178, 58],
    ["the Gulf of Mexico", -90, 25],
    ["the Caspian Sea", 50.5, 41.8],
    ["the Southern Ocean", 100, -58],
    ["the Arctic Ocean", 180, 80],
  ])("has no dot in %s", (_, lng, lat) => {
    expect(hasDotNear(lng, lat, 1.5)).toBe(false);
  });

  it("has no dot in Antarctica", () => {
    expect(dots.filter((dot) => toPlace(dot)[1] < -57)).toEqual([]);
  });

  it("draws no stripe through the sea where Siberia crosses 180°", () => {
    const acrossTheBeringStrait = dots.map(toPlace).filter(
      // Between Cape Dezhnev and Alaska, and off the Atlantic coasts.
      ([lng, lat]) =>
        Math.abs(lat - 65) < 1.5 &&
        ((lng > -169.5 && lng < -168.5) || (lng > -36 && lng < -26)),
    );
    expect(acrossTheBeringStrait).toEqual([]);
  });

  it("agrees with d3's own test of every tenth dot, on the sphere", () => {
    const sample = dots.filter((_, index) => index % 10 === 0);
    expect(sample.length).toBeGreaterThanOrEqual(300);
    const atSea = sample
      .map(toPlace)
      .filter((place) => !pieces.some((piece) => isWithin(piece, place)));
    expect(atSea).toEqual([]);
  });

  it("sets odd rows off by half a column", () => {
    const rows = [...new Set(dots.map(({ y }) => y))];
    const starts = rows.map(
      (row) => (dots.find(({ y }) => y === row)?.x ?? NaN) % 5,
    );
    expect(new Set(starts)).toEqual(new Set([1, 3.5]));
  });

  it("has each dot once, row by row and from west to east", () => {
    const order = dots.map(({ x, y }) => y * 1000 + x);
    expect(order).toEqual([...new Set(order)].sort((a, b) => a - b));
  });
});

describe("dotsPath", () => {
  it("steps within a row, and starts each row anew", () => {
    const path = dotsPath([
      { x: 3.5, y: 1.75 },
      { x: 8.5, y: 1.75 },
      { x: 28.5, y: 1.75 },
      { x: 1, y: 6.25 },
    ]);
    expect(path).toBe("M3.5 1.75h0m5 0h0m20 0h0M1 6.25h0");
  });

  it("draws every dot where it is", () => {
    let point: Point = { x: 0, y: 0 };
    const drawn = [
      ...dotsPath(dots).matchAll(/([Mm])([\d.]+) ([\d.]+)h0/g),
    ].map(([, move, x, y]) => {
      const origin = move === "M" ? { x: 0, y: 0 } : point;
      point = { x: origin.x + Number(x), y: origin.y + Number(y) };
      return point;
    });
    expect(drawn).toEqual(dots);
  });

  it("compresses to 1.5 kB", () => {
    const { byteLength } = brotliCompressSync(dotsPath(dots));
    expect(byteLength).toBeLessThan(1500);
  });
});
