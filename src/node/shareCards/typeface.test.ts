import { loadTypeface } from "./typeface";

const typeface = loadTypeface(700);

/** Every ordinate is a number, at every size and place. */
const isPathData = (path: string) => /^([MLQCZ](-?\d+\.\d\d ?)*)+$/.test(path);

test.each([28, 44.5, 71, 88])("draws sound outlines at %d px", (size) => {
  const text = "The quick brown fox jumps over a lazy dog: 0123456789 & “AI”";
  for (let y = 300; y < 301; y += 0.07) {
    expect(isPathData(typeface.outlines(text, 60, y, size))).toBe(true);
  }
});

test("a wider text has a greater width", () => {
  expect(typeface.width("GAINOVA")).toBeGreaterThan(typeface.width("GAI"));
});

test("has the letters of Central Europe, which lie in another file", () => {
  expect(typeface.width("Łódź")).toBeGreaterThan(typeface.width("ód") + 0.5);
});

test("leaves out what it has no letter for", () => {
  expect(typeface.width("A漢B")).toBe(
    typeface.width("A") + typeface.width("B"),
  );
  expect(typeface.outlines("漢", 0, 50, 50)).toBe("");
});
