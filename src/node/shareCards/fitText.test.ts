import fc from "fast-check";

import { fitText, type TextBox } from "./fitText";

const box: TextBox = {
  width: 400,
  height: 250,
  largest: 88,
  smallest: 28,
  maxLines: 3,
  leading: 1.1,
};

/** Every letter is half as wide as the font is large. */
const measure = (text: string) => Array.from(text).length / 2;

test("a short text is as large as it may be, on one line", () => {
  expect(fitText("Features", box, measure)).toEqual({
    size: 88,
    lines: ["Features"],
  });
});

test("a longer text takes lines before it shrinks", () => {
  expect(fitText("Privacy Policy", box, measure)).toEqual({
    size: 88,
    lines: ["Privacy", "Policy"],
  });
});

test("a long text shrinks", () => {
  const { size, lines } = fitText(
    "What everyone should know about machines",
    box,
    measure,
  );
  expect(size).toBeLessThan(88);
  expect(lines.join(" ")).toBe("What everyone should know about machines");
});

test("lines are of similar width", () => {
  const wide = { ...box, largest: 40 };
  expect(fitText("one two three four five", wide, measure).lines).toEqual([
    "one two three",
    "four five",
  ]);
});

test("what fits at no size ends with an ellipsis", () => {
  const { size, lines } = fitText("many words ".repeat(30), box, measure);
  expect(size).toBe(28);
  expect(lines).toHaveLength(3);
  expect(lines.at(-1)).toMatch(/…$/);
});

test("a word wider than a line is broken", () => {
  const { lines } = fitText("W".repeat(70), box, measure);
  expect(lines).toHaveLength(3);
  expect(lines.join("")).toBe("W".repeat(70));
});

test("any text keeps to its box", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      const { size, lines } = fitText(text, box, measure);
      expect(lines.length).toBeLessThanOrEqual(3);
      for (const line of lines) {
        expect(measure(line) * size).toBeLessThanOrEqual(box.width);
      }
      const height = size * (1 + (lines.length - 1) * box.leading);
      expect(height).toBeLessThanOrEqual(box.height);
    }),
  );
});
