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
  const ends = Array.from(text.matchAll(/\r\n|\n|\r/g));
  const starts = [0, ...ends.map(({ 0: end, index }) => index + end.length)];
  return (offset) => {
    const line = starts.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}
