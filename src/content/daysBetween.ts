const MS_PER_DAY = 24 * 60 * 60 * 1000;

/** Returns the number of days from one day to another, as in 2025-01-31. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / MS_PER_DAY;
}
