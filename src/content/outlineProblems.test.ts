import { outlineProblems } from "./outlineProblems";

const square: GeoJSON.Position[] = [
  [0, 0],
  [0, 1],
  [1, 1],
  [0, 0],
];

function problemsOf(
  geometry: GeoJSON.Geometry | null,
  name = "Fiji",
): string[] {
  return outlineProblems([{ code: "242", name, geometry }]).map(
    ({ path, found, expected }) => `${path}: ${found} | ${expected}`,
  );
}

const withRing = (...ring: GeoJSON.Position[]): GeoJSON.Geometry => ({
  type: "Polygon",
  coordinates: [square, ring],
});

test("accepts polygons of closed rings", () => {
  expect(problemsOf(withRing(...square))).toEqual([]);
  const coordinates = [[square], [square]];
  expect(problemsOf({ type: "MultiPolygon", coordinates })).toEqual([]);
});

test.each<[GeoJSON.Geometry | null, string]>([
  [null, "geometry: null | a Polygon or a MultiPolygon"],
  [
    { type: "Point", coordinates: [0, 0] },
    'geometry.type: {"type":"Point","coordinates":[0,0]} | a Polygon or a MultiPolygon',
  ],
  [
    { type: "MultiPolygon", coordinates: [] },
    "geometry.coordinates: [] | at least one polygon",
  ],
  [
    { type: "MultiPolygon", coordinates: [[square], []] },
    "geometry.coordinates[1]: [] | at least one ring",
  ],
  [
    withRing([0, 0], [0, 1], [0, 0]),
    "geometry.coordinates[1]: [[0,0],[0,1],[0,0]] | a ring of at least 4 positions",
  ],
  [
    withRing([0, 0], [0, 1], [1, 1], [0, 0.5]),
    "geometry.coordinates[1]: [[0,0],[0,1],[1,1],[0,0.5]] | a ring that ends where it began",
  ],
  ...[[181, 0], [0, -90.1], [Number.NaN, 0], [12]].map(
    (position): [GeoJSON.Geometry, string] => [
      withRing([0, 0], position, [1, 1], [0, 0]),
      `geometry.coordinates[1][1]: ${JSON.stringify(position)} | [longitude from -180 to 180, latitude from -90 to 90]`,
    ],
  ),
])("of %j, says %s", (geometry, problem) => {
  expect(problemsOf(geometry)).toEqual([`Outline of Fiji (242), ${problem}`]);
});

test("rejects a country without a name", () => {
  expect(problemsOf(withRing(...square), " ")).toEqual([
    'Outline of   (242), name: " " | a name',
  ]);
});
