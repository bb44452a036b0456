import type { Country } from "./countries";
import { resolveWorldMap } from "./worldMapQuery";
import type { WorldMapDrawing } from "./worldMap";

interface Resolvers {
  Query: {
    worldMap: {
      type: string;
      resolve: (
        source: unknown,
        args: unknown,
        context: unknown,
      ) => Promise<WorldMapDrawing>;
    };
  };
}

const berlin = { city: "Berlin", lat: 52.52, lng: 13.4 };
const tokyo = { city: "Tokyo", lat: 35.68, lng: 139.69 };

function node(contentDigest: string, east: number) {
  const country: Country = {
    code: contentDigest,
    name: "Somewhere",
    geometry: {
      type: "Polygon",
      coordinates: [
        [
          [0, 0],
          [0, 20],
          [east, 20],
          [east, 0],
          [0, 0],
        ],
      ],
    },
  };
  return { ...country, internal: { contentDigest } };
}

function query(arcs: unknown[] | null, countries: unknown[]) {
  let resolvers: Resolvers | undefined;
  resolveWorldMap({
    createResolvers: (given: Resolvers) => {
      resolvers = given;
    },
  });
  const home = arcs && { collaborate: { arcs } };
  const nodeModel = {
    findOne: ({ type }: { type: string }) =>
      Promise.resolve(type === "HomeContent" ? home : null),
    findAll: ({ type }: { type: string }) =>
      Promise.resolve({ entries: type === "Country" ? countries : [] }),
  };
  return resolvers?.Query.worldMap.resolve({}, {}, { nodeModel });
}

describe("Query.worldMap", () => {
  it("draws the countries and the arcs of the home page", async () => {
    const map = await query(
      [{ start: berlin, end: tokyo }],
      [node("square", 20)],
    );
    expect(map?.cities.map(({ name }) => name)).toEqual(["Berlin", "Tokyo"]);
    expect(map?.dots).toMatch(/h0m5 0h0/);
  });

  it("draws land anew when an outline has changed", async () => {
    const before = await query([], [node("square", 20)]);
    const same = await query([], [node("square", 20)]);
    const after = await query([], [node("oblong", 40)]);
    expect(same?.dots).toBe(before?.dots);
    expect(after?.dots.length).toBeGreaterThan(before?.dots.length ?? NaN);
  });

  it("says what is missing when there is no content", async () => {
    await expect(query(null, [])).rejects.toThrow("expected home.json");
  });
});
