const DELAYS_MS = [0, 100, 200] as const;

/** The delay in ms with which the card at this place follows those before. */
export function staggeredDelay(index: number): (typeof DELAYS_MS)[number] {
  return DELAYS_MS[index % DELAYS_MS.length] ?? 0;
}
