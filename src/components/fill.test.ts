import { fill } from "./fill";

describe("fill", () => {
  test("fills every hole, as often as it occurs", () => {
    expect(fill("{a} and {b} and {a}", { a: "x", b: 7 })).toBe("x and 7 and x");
  });

  test("puts values in as they are", () => {
    const value = "$& $1 $$ {b} {a} \\";
    expect(fill("<{a}>", { a: value, b: "never" })).toBe(`<${value}>`);
  });

  test("fills a hole with an empty text", () => {
    expect(fill("from {name}", { name: "" })).toBe("from ");
  });

  test("leaves a hole without a value, whatever it is called", () => {
    expect(fill("{unknown} {constructor} {}", {})).toBe(
      "{unknown} {constructor} {}",
    );
  });
});
