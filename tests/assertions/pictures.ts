import sharp from "sharp";

import { HIDDEN_BY_DESIGN } from "./visibleText";

/** Elements that a screenshot does not show by design. */
export const NOT_PICTURED = `${HIDDEN_BY_DESIGN}, .visually-hidden`;

/**
 * The minimum difference between text and background in a grayscale screenshot, on a
 * scale from 0 to 255. Even the palest text of the site has a larger difference.
 */
const LEAST_CONTRAST = 60;

interface TextBox {
  text: string;
  /** Position in the document and size, in px. */
  box: { left: number; top: number; width: number; height: number };
}

/**
 * Returns each line of text in `main` and `footer`, with its box. Runs in the page, in
 * any engine.
 *
 * @param except a selector of elements to skip
 */
export function textBoxes(except = ""): TextBox[] {
  const boxes: TextBox[] = [];
  for (const root of document.querySelectorAll("main, footer")) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      const text = nodeValue?.trim();
      if (!text || parentElement?.closest(except)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const { x, y, width, height } of range.getClientRects()) {
        const [left, top] = [Math.ceil(x + scrollX), Math.ceil(y + scrollY)];
        const box = {
          left,
          top,
          width: Math.floor(width),
          height: Math.floor(height),
        };
        if (box.width > 0 && box.height > 0) boxes.push({ text, box });
      }
    }
  }
  return boxes;
}

/** Returns the text whose box has almost no contrast in a whole-page screenshot. */
export async function missingTexts(
  picture: Uint8Array,
  boxes: TextBox[],
): Promise<string[]> {
  const { data, info } = await sharp(picture)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isPlain = ({ box: { left, top, width, height } }: TextBox) => {
    let [darkest, lightest] = [255, 0];
    for (let y = top; y < top + height; y += 1) {
      const start = y * info.width + left;
      for (const pixel of data.subarray(start, start + width)) {
        darkest = Math.min(darkest, pixel);
        lightest = Math.max(lightest, pixel);
      }
    }
    return lightest - darkest < LEAST_CONTRAST;
  };
  return boxes.filter(isPlain).map(({ text }) => text);
}
