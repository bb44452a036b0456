import { readCoordinates } from "./readCoordinates";

test.each([
  ["41.15, -8.61", 41.15, -8.61],
  ["41.15° N, 8.61° W", 41.15, -8.61],
  ["-31.95 115.86", -31.95, 115.86],
  ["31.95 S; 115.86 E", -31.95, 115.86],
  ["−33, 18", -33, 18],
])("reads %s", (text, lat, lng) => {
  expect(readCoordinates(text)).toEqual({ lat, lng });
});

test.each(["41.15", "41,15", "Porto", "", "1, 2, 3"])(
  "finds no pair in %s",
  (text) => {
    expect(readCoordinates(text)).toBeUndefined();
  },
);
