/**
 * Returns whether an entry is over: at the time of the build or, in the browser,
 * now. A clock that is slow brings nothing back.
 */
export const isOver = (
  { isPast, until }: { isPast: boolean; until: string },
  isHydrated: boolean,
): boolean => isPast || (isHydrated && Date.parse(until) <= Date.now());
