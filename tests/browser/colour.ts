/** Red, green and blue from 0 to 255, and alpha from 0 to 1. */
export type Colour = readonly [
  red: number,
  green: number,
  blue: number,
  alpha: number,
];

const white: Colour = [255, 255, 255, 1];

/**
 * Reads a colour as browsers compute it: `rgb(…)`, `rgba(…)` or `color(srgb …)`.
 *
 * @throws {Error} if it is written in another way
 */
export function parse(text: string): Colour {
  const [red, green, blue, alpha = 1] = (
    text.match(/-?[\d.]+(e-?\d+)?/g) ?? []
  ).map(Number);
  const scale = text.startsWith("color(srgb ") ? 255 : 1;
  if (
    !/^(rgba?|color)\(/.test(text) ||
    red === undefined ||
    green === undefined ||
    blue === undefined
  ) {
    throw new Error(`"${text}" is no colour that is known here`);
  }
  return [red * scale, green * scale, blue * scale, alpha];
}

function over(top: Colour, bottom: Colour): Colour {
  const mix = (at: 0 | 1 | 2) => top[at] * top[3] + bottom[at] * (1 - top[3]);
  return [mix(0), mix(1), mix(2), 1];
}

function luminance([red, green, blue]: Colour): number {
  const linear = (value: number) =>
    value / 255 <= 0.04045
      ? value / 255 / 12.92
      : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

/**
 * All colours that may show where boxes lie over one another.
 *
 * @param stack the colours of each box, the uppermost first. Of a gradient all
 *   colours are named, and any of them may be the one that shows.
 */
function grounds([box, ...below]: string[][]): Colour[] {
  if (!box) return [white];
  const layers = box.map(parse);
  const opaque = layers.filter(([, , , alpha]) => alpha === 1);
  if (opaque.length > 0) return opaque;
  return grounds(below).flatMap((ground) =>
    layers.map((layer) => over(layer, ground)),
  );
}

/** The contrast of a colour with the least favourable of what it may be on. */
export function leastContrast(text: string, stack: string[][]): number {
  return Math.min(
    ...grounds(stack).map((ground) =>
      contrast(over(parse(text), ground), ground),
    ),
  );
}
