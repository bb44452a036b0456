/** A column of a table: its heading, and what it says of a row. */
export type Column<Row> = readonly [heading: string, (row: Row) => string];

/**
 * A table in Markdown, with all columns but the first aligned to the right.
 */
export function table<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [
    line(columns.map(([heading]) => heading)),
    line(columns.map((_column, index) => (index === 0 ? "---" : "--:"))),
    ...rows.map((row) => line(columns.map(([, cell]) => cell(row)))),
  ].join("\n");
}
