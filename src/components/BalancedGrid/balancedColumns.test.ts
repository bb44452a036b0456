import * as fc from "fast-check";

import { balancedColumns } from "./balancedColumns";

test.each([
  [0, 3, 1],
  [1, 3, 1],
  [3, 3, 3],
  [4, 3, 2],
  [5, 3, 3],
  [6, 5, 3],
  [7, 5, 4],
  [40, 5, 5],
  [5, 1, 1],
])("%i cards with room for %i stand in %i", (count, maximum, columns) => {
  expect(balancedColumns(count, maximum)).toBe(columns);
});

test("takes the fewest rows, and no more columns than they need", () => {
  const counts = fc.integer({ min: 1, max: 500 });
  const maxima = fc.integer({ min: 1, max: 8 });
  fc.assert(
    fc.property(counts, maxima, (count, maximum) => {
      const columns = balancedColumns(count, maximum);
      const rows = Math.ceil(count / columns);
      expect(columns).toBeLessThanOrEqual(maximum);
      expect(rows).toBe(Math.ceil(count / maximum));
      expect(rows * (columns - 1)).toBeLessThan(count);
    }),
  );
});
