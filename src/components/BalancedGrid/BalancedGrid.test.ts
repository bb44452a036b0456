import { balancedColumns } from "./BalancedGrid";

test.each([
  [1, 3, 1],
  [3, 3, 3],
  [4, 3, 2],
  [5, 3, 3],
  [6, 5, 3],
  [7, 5, 4],
  [40, 5, 5],
])(
  "lays out %i cells with room for %i columns in %i columns",
  (count, maximum, columns) => {
    expect(balancedColumns(count, maximum)).toBe(columns);
  },
);
