import { citiesOf } from "./mapFields";

test("places one pin per city position", () => {
  const start = { city: "London", lat: 51.5, lng: -0.1 };
  const elsewhere = { city: "London", lat: 42.98, lng: -81.25 };
  const arcs = [
    { start, end: elsewhere },
    { start: elsewhere, end: start },
  ];
  expect(citiesOf({ arcs })).toEqual([
    { name: "London", x: 399.8, y: 85.6 },
    { name: "London", x: 219.4, y: 104.5 },
  ]);
});
