import { madeUpContent } from "../testing/madeUpContent";
import { arcsLeadElsewhere } from "./arcsLeadElsewhere";
import { oneCityOnePlace } from "./oneCityOnePlace";

const london = { city: "London", lat: 51.51, lng: -0.13 };
const lagos = { city: "Lagos", lat: 6.52, lng: 3.38 };

const map = (...arcs: readonly unknown[]) =>
  madeUpContent({ "home.json": { collaborate: { arcs } } });

test("says nothing of cities that lie where they did", () => {
  const content = map(
    { start: london, end: lagos },
    { start: lagos, end: london },
  );
  expect(oneCityOnePlace(content)).toEqual([]);
  expect(arcsLeadElsewhere(content)).toEqual([]);
});

test("finds a city in two places", () => {
  const content = map(
    { start: london, end: lagos },
    { start: { ...lagos, lng: 3.4 }, end: london },
  );
  expect(oneCityOnePlace(content)).toEqual([
    {
      file: "data/home.json",
      line: 17,
      column: 18,
      path: "collaborate.arcs[1].start",
      found: '"Lagos" at 6.52, 3.4',
      expected: '"Lagos" at 6.52, 3.38, as at data/home.json:10:16',
    },
  ]);
});

test("finds an arc that ends where it starts", () => {
  expect(arcsLeadElsewhere(map({ start: london, end: london }))).toMatchObject([
    { path: "collaborate.arcs[0].end", expected: "another city" },
  ]);
});

test("does not compare with a city beyond the poles", () => {
  const nowhere = { ...london, lat: 151.51 };
  const content = map(
    { start: nowhere, end: lagos },
    { start: lagos, end: london },
  );
  expect(oneCityOnePlace(content)).toEqual([]);
});

test("leaves what is no city to the declaration", () => {
  const content = map({ start: london, end: 5 }, "arc", { start: london });
  expect(oneCityOnePlace(content)).toEqual([]);
  expect(arcsLeadElsewhere(content)).toEqual([]);
});
