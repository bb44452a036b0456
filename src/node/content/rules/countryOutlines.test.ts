import { madeUpContent } from "../testing/madeUpContent";
import { countryOutlines } from "./countryOutlines";

test("passes on what is wrong with an outline", () => {
  const geometry = { type: "Point" as const, coordinates: [0, 0] };
  const outlines = [{ code: "250", name: "France", geometry }];
  expect(countryOutlines(madeUpContent({}, { outlines }))).toEqual([
    {
      file: "node_modules/world-atlas/countries-50m.json",
      line: 1,
      column: 1,
      path: "Outline of France (250), geometry",
      found: "Point",
      expected: "a Polygon or a MultiPolygon",
    },
  ]);
});
