import { quote } from "./describe";

test("shortens a text without cutting a letter in two", () => {
  expect(quote("😀".repeat(100))).toBe(`"${"😀".repeat(59)}…"`);
  expect(quote("a".repeat(60))).toBe(`"${"a".repeat(60)}"`);
});

test("shows what a terminal would obey or the eye would miss", () => {
  expect(quote("a\u001b[31m\n\u200b\u202e\u0085")).toBe(
    String.raw`"a\u001b[31m\n\u200b\u202e\u0085"`,
  );
});
