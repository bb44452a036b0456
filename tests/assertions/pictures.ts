import sharp from "sharp";

import { HIDDEN_BY_DESIGN } from "./visibleText";

/** Elements that a screenshot does not show by design. */
export const NOT_PICTURED = `${HIDDEN_BY_DESIGN}, .visually-hidden`;

/**
 * The smallest difference between text and background in a grayscale screenshot, of 255.
 * The palest text of the site differs by more.
 */
const LEAST_CONTRAST = 60;

interface TextBox {
  text: string;
  /** Position and size, in px of the document. */
  box: { left: number; top: number; width: number; height: number };
}

/**
 * Returns each line of text in `main` and `footer`, with its box. Runs in the page, in
 * any engine.
 *
 * @param except a selector of elements that can be hidden
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

/** Returns the text that a whole-page screenshot does not show, because its box is plain. */
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
