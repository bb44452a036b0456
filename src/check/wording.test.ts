import { quote } from "./wording";

test("shortens a text without splitting a surrogate pair", () => {
  expect(quote("😀".repeat(100))).toBe(`"${"😀".repeat(59)}…"`);
  expect(quote("a".repeat(60))).toBe(`"${"a".repeat(60)}"`);
});

test("escapes control characters, invisible characters, and other spaces", () => {
  expect(quote("a \u001b[31m\n\u200b\u202e\u0085\u00a0")).toBe(
    String.raw`"a \u001b[31m\n\u200b\u202e\u0085\u00a0"`,
  );
});
