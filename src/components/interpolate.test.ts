import { interpolate } from "./interpolate";

test("replaces every occurrence of a placeholder", () => {
  const values = { a: "x", b: 7, none: "" };
  expect(interpolate("{a} and {b} and {a}{none}", values)).toBe(
    "x and 7 and x",
  );
});

test("inserts values unchanged", () => {
  const value = "$& $1 $$ {b} {a} \\";
  expect(interpolate("<{a}>", { a: value, b: "never" })).toBe(`<${value}>`);
});

test("leaves a placeholder without a value", () => {
  expect(interpolate("{unknown} {constructor} {}", {})).toBe(
    "{unknown} {constructor} {}",
  );
});
