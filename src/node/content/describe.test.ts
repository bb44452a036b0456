import { count, either, quote } from "./describe";

test("shortens a text without cutting a letter in two", () => {
  expect(quote("😀".repeat(100))).toBe(`"${"😀".repeat(59)}…"`);
  expect(quote("a".repeat(60))).toBe(`"${"a".repeat(60)}"`);
});

test("shows what a terminal would obey or the eye would miss", () => {
  expect(quote("a\u001b[31m\n\u200b\u202e\u0085")).toBe(
    String.raw`"a\u001b[31m\n\u200b\u202e\u0085"`,
  );
});

test("joins names and counts", () => {
  expect(either(["a", "b", "c"])).toBe("a, b or c");
  expect([1, 2].map((amount) => count(amount, "file"))).toEqual([
    "1 file",
    "2 files",
  ]);
});
