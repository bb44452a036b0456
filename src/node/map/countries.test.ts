import { readCountries } from "./countries";

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

// https://www.rfc-editor.org/rfc/rfc7946#section-3.1.6
test.each(countries)("the outline of $name has closed rings", (country) => {
  const { type, coordinates } = country.geometry;
  expect(["Polygon", "MultiPolygon"]).toContain(type);
  const polygons = type === "Polygon" ? [coordinates] : coordinates;
  expect(polygons).not.toHaveLength(0);
  for (const rings of polygons) {
    expect(rings).not.toHaveLength(0);
    for (const ring of rings) {
      expect(ring.length).toBeGreaterThanOrEqual(4);
      expect(ring.at(-1)).toEqual(ring[0]);
      const isOnEarth = ring.every(
        // Rounded coordinates exceed the range slightly.
        ([lng = NaN, lat = NaN]) =>
          Math.abs(lng) <= 180.000001 && Math.abs(lat) <= 90.000001,
      );
      expect(isOnEarth).toBe(true);
    }
  }
});
