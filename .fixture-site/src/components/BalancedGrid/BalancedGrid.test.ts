import { balancedColumns } from "./BalancedGrid";

test("fills the fewest rows most evenly", () => {
  for (const [count, maximum, columns] of [
    [1, 3, 1],
    [4, 3, 2],
    [7, 5, 4],
  ] as const) {
    expect(balancedColumns(count, maximum)).toBe(columns);
  }
});
