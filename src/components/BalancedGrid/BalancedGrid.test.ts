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
  "%i cells with room for %i stand in %i columns",
  (count, maximum, columns) => {
    expect(balancedColumns(count, maximum)).toBe(columns);
  },
);
