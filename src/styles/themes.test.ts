import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { themes } from "./themes";

/** Relative luminance, https://www.w3.org/TR/WCAG22/#dfn-relative-luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045
      ? channel / 12.92
      : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio, https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

const backgrounds = ["background", "surface", "surface-raised"] as const;
const texts = [
  "text",
  "text-muted",
  "accent-text",
  "gold-text",
  "danger-text",
  "success-text",
] as const;

test.each(Object.values(themes))(
  "$colorScheme: texts have a contrast of 4.5:1, icons and focus rings of 3:1",
  ({ palette }) => {
    type Color = keyof typeof palette;
    const tooWeak = (
      colors: readonly Color[],
      on: readonly Color[],
      least: number,
    ) =>
      colors.flatMap((color) =>
        on
          .filter((each) => contrast(palette[color], palette[each]) < least)
          .map((each) => `${color} on ${each}`),
      );
    expect(tooWeak(texts, backgrounds, 4.5)).toEqual([]);
    expect(tooWeak(["on-accent"], ["accent", "gold"], 4.5)).toEqual([]);
    expect(tooWeak(["social", "focus"], backgrounds, 3)).toEqual([]);
  },
);

test("no style sheet outside src/styles has a raw color", () => {
  const styleSheets = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .filter((file) => path.dirname(file) !== "styles");
  const rawColors = styleSheets.flatMap((file) =>
    Array.from(
      readFileSync(path.join("src", file), "utf8").matchAll(
        /#(?:[\da-f]{3,4}){1,2}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi,
      ),
      ([color]) => `${file}: ${color}`,
    ),
  );
  expect(rawColors).toEqual([]);
});
