import { drawNetwork } from "./worldMap";

test("each end of the arcs has one pin, also where two have one name", () => {
  const start = { city: "London", lat: 51.5, lng: -0.1 };
  const elsewhere = { city: "London", lat: 42.98, lng: -81.25 };
  const { cities } = drawNetwork([
    { start, end: elsewhere },
    { start: elsewhere, end: start },
  ]);
  expect(cities).toEqual([
    { name: "London", x: 399.8, y: 85.6 },
    { name: "London", x: 219.4, y: 104.5 },
  ]);
});
