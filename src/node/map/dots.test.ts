import { readCountries } from "./countries";
import { landDots } from "./dots";

const countries = readCountries();
const dots = landDots(countries);

/** Returns the distance to the nearest dot, in degrees. One degree is 800 / 360 px. */
const distance = (lng: number, lat: number) =>
  Math.min(
    ...dots.map(({ x, y }) =>
      Math.hypot(x * 0.45 - 180 - lng, 90 - y * 0.45 - lat),
    ),
  );

test("gives each country a unique name", () => {
  const names = countries.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  ["New Zealand", 172.64, -43.53],
  ["Fiji, east and west of 180°", 178, -17.8],
  ["Chukotka, west of 180°", 178, 67.5],
  ["Chukotka, east of 180°", -175, 67],
])("has a dot in %s", (_, lng, lat) => {
  expect(distance(lng, lat)).toBeLessThan(2.5);
});

test.each([
  ["the Bering Strait, where Siberia crosses 180°", -169, 65],
  ["the Atlantic, as far north as Siberia", -31, 65],
  ["the Caspian Sea", 50.5, 41.8],
  ["Antarctica", 100, -75],
])("has no dot in %s", (_, lng, lat) => {
  expect(distance(lng, lat)).toBeGreaterThan(0.7);
});
