import { pointOf } from "./projection";

describe("pointOf", () => {
  it.each([
    ["180° W, 90° N", -180, 90, 0, 0],
    ["180° E, 90° S", 180, -90, 800, 400],
    ["0°, 0°", 0, 0, 400, 200],
    ["Berlin", 13.4, 52.52, 429.78, 83.29],
  ])("puts %s in its place", (city, lng, lat, x, y) => {
    expect(pointOf({ city, lng, lat })).toEqual({ x, y });
  });
});
