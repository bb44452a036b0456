import type { Geometry, Position } from "geojson";

import { checkedCountries, outlineProblems } from "./outlineProblems";

const square: Position[] = [
  [0, 0],
  [0, 1],
  [1, 1],
  [0, 0],
];

function problemsOf(geometry: Geometry | null): string[] {
  return outlineProblems([{ code: "242", name: "Fiji", geometry }]);
}

function problemsOfRing(ring: Position[]): string[] {
  return problemsOf({ type: "Polygon", coordinates: [square, ring] });
}

describe("outlineProblems", () => {
  it("finds none in polygons of closed rings", () => {
    expect(problemsOfRing(square)).toEqual([]);
    expect(
      problemsOf({ type: "MultiPolygon", coordinates: [[square], [square]] }),
    ).toEqual([]);
  });

  it("names a geometry that is no polygon", () => {
    expect(problemsOf({ type: "LineString", coordinates: square })).toEqual([
      "Outline of Fiji (242), geometry: found LineString, expected a Polygon or a MultiPolygon.",
    ]);
  });

  it("names a missing geometry", () => {
    expect(problemsOf(null)).toEqual([
      "Outline of Fiji (242), geometry: found no geometry, expected a Polygon or a MultiPolygon.",
    ]);
  });

  it("names an outline without polygons or rings", () => {
    expect(problemsOf({ type: "MultiPolygon", coordinates: [] })).toEqual([
      "Outline of Fiji (242), coordinates: found an empty list, expected at least one polygon.",
    ]);
    expect(
      problemsOf({ type: "MultiPolygon", coordinates: [[square], []] }),
    ).toEqual([
      "Outline of Fiji (242), coordinates[1]: found an empty list, expected at least one ring.",
    ]);
  });

  it("names a ring of too few positions", () => {
    expect(problemsOfRing(square.slice(0, 3))).toEqual([
      "Outline of Fiji (242), coordinates[1]: found a ring of 3 positions, expected at least 4.",
    ]);
    expect(problemsOfRing([])).toEqual([
      "Outline of Fiji (242), coordinates[1]: found a ring of 0 positions, expected at least 4.",
    ]);
  });

  it("names a ring that is not closed", () => {
    expect(problemsOfRing([...square.slice(0, 3), [0, 0.5]])).toEqual([
      "Outline of Fiji (242), coordinates[1]: found a ring from [0,0] to [0,0.5], expected a ring that ends where it began.",
    ]);
  });

  it.each([[181, 0], [0, -90.1], [Number.NaN, 0], [12]])(
    "names a position that is not on earth: %p",
    (...position) => {
      expect(problemsOfRing([[0, 0], position, [1, 1], [0, 0]])).toEqual([
        `Outline of Fiji (242), coordinates[1][1]: found ${JSON.stringify(position)}, expected [longitude from -180 to 180, latitude from -90 to 90].`,
      ]);
    },
  );

  it("names every mistake, and countries without name or code", () => {
    const problems = outlineProblems([
      { code: "", name: "", geometry: null },
      { code: "242", name: "Fiji", geometry: null },
    ]);
    expect(problems).toHaveLength(3);
    expect(problems[0]).toBe(
      "Outline of a country without a name (no code), name: found no text, expected a name.",
    );
  });
});

describe("checkedCountries", () => {
  it("throws all problems at once", () => {
    expect(() =>
      checkedCountries([
        { code: "242", name: "Fiji", geometry: null },
        { code: "404", name: "Kenya", geometry: null },
      ]),
    ).toThrow(/Fiji.*\n.*Kenya/);
  });
});
