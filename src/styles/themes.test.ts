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

describe.each(Object.values(themes))("$colorScheme", ({ palette }) => {
  test.each(
    texts.flatMap((text) => backgrounds.map((on) => [text, on] as const)),
  )("%s on %s has a contrast of at least 4.5:1", (text, on) => {
    expect(contrast(palette[text], palette[on])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(["accent", "gold"] as const)(
    "text on %s has a contrast of at least 4.5:1",
    (fill) => {
      expect(
        contrast(palette["on-accent"], palette[fill]),
      ).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(backgrounds)(
    "icons and focus rings on %s have a contrast of at least 3:1",
    (on) => {
      expect(contrast(palette.social, palette[on])).toBeGreaterThanOrEqual(3);
      expect(contrast(palette.focus, palette[on])).toBeGreaterThanOrEqual(3);
    },
  );
});

test("no style sheet outside src/styles has a raw color", () => {
  const styleSheets = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => path.join("src", file))
    .filter((file) => path.dirname(file) !== path.join("src", "styles"));
  expect(styleSheets).not.toHaveLength(0);
  const rawColors = styleSheets.flatMap((file) =>
    Array.from(
      readFileSync(file, "utf8").matchAll(
        /#(?:[\da-f]{3,4}){1,2}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi,
      ),
      ([color]) => `${file}: ${color}`,
    ),
  );
  expect(rawColors).toEqual([]);
});
