import { interpolate } from "./interpolate";

test("replaces each placeholder that has a value, by the value unchanged", () => {
  const text = "{a}, {b} and {a}{none} {unknown} {constructor}";
  expect(interpolate(text, { a: "$& {b}", b: 7, none: "" })).toBe(
    "$& {b}, 7 and $& {b} {unknown} {constructor}",
  );
});
