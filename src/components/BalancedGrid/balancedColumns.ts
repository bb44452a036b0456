/**
 * How many columns spread cards over the fewest rows most evenly: four cards
 * stand two by two rather than three and one.
 *
 * @param count number of cards, 0 or more
 * @param maximum number of columns there is room for, 1 or more
 * @returns a number of columns from 1 to `maximum`
 */
export function balancedColumns(count: number, maximum: number): number {
  const rows = Math.ceil(count / maximum);
  return rows === 0 ? 1 : Math.ceil(count / rows);
}
