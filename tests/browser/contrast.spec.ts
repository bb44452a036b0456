import type { Page } from "@playwright/test";

import { pages } from "./content";
import { expect, test } from "./test";

/**
 * The contrast of every icon with what it stands on, by the formula of
 * https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio. Of a gradient the least
 * favourable colour counts; what lies over a photo must bring its own ground.
 */
const iconContrasts = (page: Page) =>
  page.evaluate(() => {
    type Colour = [red: number, green: number, blue: number, alpha: number];

    const canvas = document.createElement("canvas").getContext("2d", {
      willReadFrequently: true,
    });

    function parse(text: string): Colour {
      if (!canvas) throw new Error("There is no canvas.");
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = text;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(
        0,
        0,
        1,
        1,
      ).data;
      return [red, green, blue, alpha / 255];
    }

    function over(top: Colour, bottom: Colour): Colour {
      const mix = (at: 0 | 1 | 2) =>
        top[at] * top[3] + bottom[at] * (1 - top[3]);
      return [mix(0), mix(1), mix(2), 1];
    }

    function luminance(colour: Colour): number {
      const linear = (value: number) =>
        value / 255 <= 0.04045
          ? value / 255 / 12.92
          : ((value / 255 + 0.055) / 1.055) ** 2.4;
      const [red, green, blue] = colour;
      return (
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
      );
    }

    function contrast(one: Colour, other: Colour): number {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort(
        (a, b) => a - b,
      );
      return (light + 0.05) / (dark + 0.05);
    }

    /** All colours that may lie under an element. */
    function grounds(element: Element | null): Colour[] {
      if (!element) return [parse("white")];
      const style = getComputedStyle(element);
      const layers = [
        style.backgroundColor,
        ...(style.backgroundImage.match(/(rgba?|color|oklab)\([^()]*\)/g) ??
          []),
      ].map(parse);
      if (layers.some(([, , , alpha]) => alpha === 1)) {
        return layers.filter(([, , , alpha]) => alpha === 1);
      }
      return grounds(element.parentElement).flatMap((ground) =>
        layers.map((layer) => over(layer, ground)),
      );
    }

    return [...document.querySelectorAll("svg:has(use[href*='icons'])")]
      .filter((icon) => icon.checkVisibility({ visibilityProperty: true }))
      .map((icon) => ({
        name: icon.querySelector("use")?.getAttribute("href")?.split("#")[1],
        ratio: Math.min(
          ...grounds(icon.parentElement).map((ground) =>
            contrast(over(parse(getComputedStyle(icon).fill), ground), ground),
          ),
        ),
      }));
  });

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    for (const { path } of pages) {
      test(`every icon of ${path} has 3:1`, async ({ page, visit }) => {
        await visit(path);
        const icons = await iconContrasts(page);
        expect(icons.length).toBeGreaterThan(0);
        expect(icons.filter(({ ratio }) => ratio < 3)).toEqual([]);
      });
    }
  });
}
