/** A place in a text; line and column count from 1, in UTF-16 units. */
export interface Position {
  line: number;
  column: number;
}

/**
 * Prepares to find lines and columns in a text. Lines end with LF, CRLF or CR,
 * as in editors.
 *
 * @returns a function from an offset (0 to the text's length) to its place
 */
export function positionFinder(text: string): (offset: number) => Position {
  const starts = [0];
  for (const { 0: lineEnd, index } of text.matchAll(/\r\n|\n|\r/g)) {
    starts.push(index + lineEnd.length);
  }
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
