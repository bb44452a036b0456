import { balancedColumns } from "./BalancedGrid";

test("makes as few rows as possible of equal length", () => {
  for (const [count, maximum, columns] of [
    [1, 3, 1],
    [4, 3, 2],
    [7, 5, 4],
  ] as const) {
    expect(balancedColumns(count, maximum)).toBe(columns);
  }
});
