import { readCountries, type Country } from "./countries";

const countries = readCountries();

test("reads every country with its name, code and outline", () => {
  expect(countries.length).toBeGreaterThan(190);
  expect(countries).toContainEqual(
    expect.objectContaining({ code: "404", name: "Kenya" }),
  );
});

test("gives each country a unique name, which identifies its node", () => {
  const names = countries.map(({ name }) => name.trim());
  expect(names).not.toContain("");
  expect(new Set(names).size).toBe(names.length);
});

/** Rounded coordinates exceed the range slightly. */
const isOnEarth = ([lng = NaN, lat = NaN]: GeoJSON.Position) =>
  Math.abs(lng) <= 180.000001 && Math.abs(lat) <= 90.000001;

// https://www.rfc-editor.org/rfc/rfc7946#section-3.1.6
const isRing = (ring: GeoJSON.Position[]) =>
  ring.length >= 4 &&
  String(ring[0]) === String(ring.at(-1)) &&
  ring.every(isOnEarth);

const isPolygon = (rings: GeoJSON.Position[][]) =>
  rings.length > 0 && rings.every(isRing);

function hasOutline({ geometry }: Country): boolean {
  // The package's types allow any geometry.
  const type: string = geometry.type;
  if (!["Polygon", "MultiPolygon"].includes(type)) return false;
  return geometry.type === "Polygon"
    ? isPolygon(geometry.coordinates)
    : geometry.coordinates.length > 0 && geometry.coordinates.every(isPolygon);
}

test("every outline is a polygon of closed rings on the globe", () => {
  const invalid = countries.filter((country) => !hasOutline(country));
  expect(invalid.map(({ name }) => name)).toEqual([]);
});
