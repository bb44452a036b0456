import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "../../../tests/jest/temporaryFolder";
import type { Country } from "./countries";
import { resolveWorldMap } from "./worldMapQuery";
import type { WorldMapNetwork } from "./worldMap";

interface Resolvers {
  Query: {
    worldMap: {
      resolve: (
        source: unknown,
        args: unknown,
        context: unknown,
      ) => Promise<WorldMapNetwork & { dotsFile: string }>;
    };
  };
}

const tokyo = { city: "Tokyo", lat: 35.68, lng: 139.69 };
const berlin = { city: "Berlin", lat: 52.52, lng: 13.4 };
const lagos = { city: "Lagos", lat: 6.52, lng: 3.38 };

function node(contentDigest: string, east: number) {
  const ring = [
    [0, 0],
    [0, 20],
    [east, 20],
    [east, 0],
    [0, 0],
  ];
  const country: Country = {
    code: contentDigest,
    name: "Somewhere",
    geometry: { type: "Polygon", coordinates: [ring] },
  };
  return { ...country, internal: { contentDigest } };
}

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  jest.spyOn(process, "cwd").mockReturnValue(folder);
});

async function query(arcs: unknown[], countries: unknown[]) {
  let resolvers: Resolvers | undefined;
  resolveWorldMap({
    createResolvers: (given: Resolvers) => {
      resolvers = given;
    },
  });
  const nodeModel = {
    findOne: () => Promise.resolve({ collaborate: { arcs } }),
    findAll: () => Promise.resolve({ entries: countries }),
  };
  const map = await resolvers?.Query.worldMap.resolve({}, {}, { nodeModel });
  if (!map) throw new Error("There is no Query.worldMap.");
  return map;
}

const fileOf = (dotsFile: string) => path.join(folder, "public", dotsFile);

test("writes the land to a file that is named for its content", async () => {
  const square = await query([], [node("square", 20)]);
  expect(square.dotsFile).toMatch(/^\/static\/world-[\da-f]{16}\.svg$/);
  expect(readFileSync(fileOf(square.dotsFile), "utf8")).toMatch(
    /<path id="dots" d="M[\d.]+ [\d.]+h0m5 0h0/,
  );
  const oblong = await query([], [node("oblong", 40)]);
  expect(oblong.dotsFile).not.toBe(square.dotsFile);
});

test("draws land again only when an outline has changed", async () => {
  const { dotsFile } = await query([], [node("wide", 30)]);
  expect(existsSync(fileOf(dotsFile))).toBe(true);
  folder = temporaryFolder();
  expect((await query([], [node("wide", 30)])).dotsFile).toBe(dotsFile);
  expect(existsSync(fileOf(dotsFile))).toBe(false);
});

test("has an arc for each connection, and each city once", async () => {
  const { arcs, cities } = await query(
    [
      { start: tokyo, end: berlin },
      { start: berlin, end: lagos },
    ],
    [],
  );
  expect(arcs).toHaveLength(2);
  expect(arcs[1]?.path).toMatch(/^M429\.78 83\.29Q/);
  expect(cities.map(({ name }) => name)).toEqual(["Tokyo", "Berlin", "Lagos"]);
});
