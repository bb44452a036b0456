import { drawNetwork } from "./worldMap";

const tokyo = { city: "Tokyo", lat: 35.68, lng: 139.69 };
const berlin = { city: "Berlin", lat: 52.52, lng: 13.4 };
const lagos = { city: "Lagos", lat: 6.52, lng: 3.38 };

test("draws an arc for each connection, and each city once", () => {
  const { arcs, cities } = drawNetwork([
    { start: tokyo, end: berlin },
    { start: berlin, end: lagos },
  ]);
  expect(arcs).toHaveLength(2);
  expect(arcs[1]?.path).toMatch(/^M429\.78 83\.29Q/);
  expect(cities.map(({ name }) => name)).toEqual(["Tokyo", "Berlin", "Lagos"]);
});
