/** The place that a text has to keep to. Lengths are in px. */
export interface TextBox {
  width: number;
  height: number;
  /** Font sizes to try, from the largest to the smallest. */
  largest: number;
  smallest: number;
  maxLines: number;
  /** Distance of two baselines, in parts of the font size. */
  leading: number;
}

/** A text that fits: its font size in px, and its lines. */
export interface FittedText {
  size: number;
  lines: string[];
}

/** Width of a line, in parts of its font size. */
type Measure = (text: string) => number;

/** Fills line after line; `null` if a word is wider than a line. */
function wrap(words: readonly string[], width: number, measure: Measure) {
  const lines: string[] = [];
  for (const word of words) {
    if (measure(word) > width) return null;
    const line = lines.at(-1);
    const longer = `${line} ${word}`;
    if (line !== undefined && measure(longer) <= width) {
      lines[lines.length - 1] = longer;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** Lines of similar width: the narrowest that are no more of them. */
function balance(words: readonly string[], width: number, measure: Measure) {
  let lines = wrap(words, width, measure) ?? [];
  for (let part = 0.95; part > 0.4; part -= 0.05) {
    const narrower = wrap(words, width * part, measure);
    if (!narrower || narrower.length > lines.length) break;
    lines = narrower;
  }
  return lines;
}

/** Pieces of a word, none wider than a line. */
function piecesOf(word: string, width: number, measure: Measure): string[] {
  const pieces: string[] = [];
  for (const letter of word) {
    const longer = (pieces.at(-1) ?? "") + letter;
    if (pieces.length > 0 && measure(longer) <= width) {
      pieces[pieces.length - 1] = longer;
    } else {
      pieces.push(letter);
    }
  }
  return pieces;
}

/**
 * Wraps a text and finds the largest font size at which it fits. What does not
 * fit at the smallest size either ends with an ellipsis.
 *
 * @param measure tells how wide a line is, in parts of its font size
 */
export function fitText(
  text: string,
  box: TextBox,
  measure: Measure,
): FittedText {
  const words = text.split(/\s+/).filter((word) => word !== "");
  const linesAt = (size: number) =>
    Math.min(
      box.maxLines,
      1 + Math.floor((box.height - size) / (size * box.leading)),
    );
  for (let size = box.largest; size >= box.smallest; size -= 2) {
    const lines = wrap(words, box.width / size, measure);
    if (lines && lines.length <= linesAt(size)) {
      return { size, lines: balance(words, box.width / size, measure) };
    }
  }
  const size = box.smallest;
  const width = box.width / size;
  const pieces = words.flatMap((word) =>
    piecesOf(word, width - measure("…"), measure),
  );
  for (let count = pieces.length; count > 0; count--) {
    const ellipsis = count < pieces.length ? "…" : "";
    const shown = pieces
      .slice(0, count)
      .map((piece, index) => (index === count - 1 ? piece + ellipsis : piece));
    const lines = wrap(shown, width, measure);
    if (lines && lines.length <= linesAt(size)) return { size, lines };
  }
  return { size, lines: [] };
}
