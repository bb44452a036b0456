import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import { parse, type Font, type PathCommand } from "opentype.js";

/** Letters as outlines, so that no font of the machine has a say. */
export interface Typeface {
  /** Width of a line, in parts of its font size. */
  width: (text: string) => number;
  /** The outlines of a line as SVG path data; `x`, `y` start its baseline. */
  outlines: (text: string, x: number, y: number, size: number) => string;
}

/** The second file has the letters of Central and Eastern Europe. */
const subsets = ["latin", "latin-ext"];

function loadFont(subset: string, weight: number): Font {
  const require = createRequire(path.resolve("package.json"));
  const file = require.resolve(
    `@fontsource/space-grotesk/files/space-grotesk-${subset}-${weight}-normal.woff`,
  );
  return parse(new Uint8Array(readFileSync(file)).buffer);
}

/** The package's own way to write a command makes NaN of some numbers. */
function pathData(command: PathCommand): string {
  const { type, ...points } = command;
  const { x1, y1, x2, y2, x, y } = points as Partial<Record<string, number>>;
  const numbers = [x1, y1, x2, y2, x, y].filter((each) => each !== undefined);
  return type + numbers.map((each) => each.toFixed(2)).join(" ");
}

/**
 * Loads the display face in one weight. Letters that it does not have are
 * left out.
 *
 * @param weight 300 to 700, in hundreds
 */
export function loadTypeface(weight: number): Typeface {
  const fonts = subsets.map((subset) => loadFont(subset, weight));

  /** The parts of a text, each with the font that has its letters. */
  function partsOf(text: string): { font: Font; text: string }[] {
    const parts: { font: Font; text: string }[] = [];
    for (const letter of text.normalize("NFC")) {
      const font = fonts.find((each) => each.charToGlyphIndex(letter) > 0);
      const last = parts.at(-1);
      if (font && last?.font === font) last.text += letter;
      else if (font) parts.push({ font, text: letter });
    }
    return parts;
  }

  return {
    width: (text) =>
      partsOf(text).reduce(
        (sum, part) => sum + part.font.getAdvanceWidth(part.text, 1),
        0,
      ),
    outlines: (text, x, y, size) => {
      let from = x;
      return partsOf(text)
        .map((part) => {
          const outline = part.font.getPath(part.text, from, y, size);
          from += part.font.getAdvanceWidth(part.text, size);
          return outline.commands.map(pathData).join("");
        })
        .join("");
    },
  };
}
