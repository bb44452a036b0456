import { useEffect, useState, useSyncExternalStore } from "react";

type Entry = Pick<Queries.ProgramEntryFragment, "group" | "until">;

const never = () => () => undefined;

/**
 * Returns the time at which the page was last shown, in ms. Returns 0 in the static HTML
 * and during hydration, because these renders must be the same for every visitor.
 */
export function useNow(): number {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const read = () => setNow(Date.now());
    document.addEventListener("visibilitychange", read);
    return () => document.removeEventListener("visibilitychange", read);
  }, []);
  return isHydrated ? now : 0;
}

/**
 * Returns the group of an entry at a time in ms. An entry that was past at build time
 * stays past, even if the visitor's clock is slow.
 */
export function groupAt(
  now: number,
  { group, until }: Entry,
): Queries.ProgramGroup {
  return group === "upcoming" && Date.parse(until) <= now ? "past" : group;
}

/**
 * Returns a time in the visitor's time zone. Returns undefined for a date without a time,
 * and for a time that is the same in the visitor's time zone. Does not use names of time
 * zones, because some browsers do not know them. Always uses English, because Intl throws
 * for some values of `lang`, such as "auto". Browsers set "auto" when they translate a
 * page.
 */
export function visitorTime(startsAt: string): string | undefined {
  const date = new Date(startsAt);
  // `Date` reads a time without an offset as local time, and a date without a time as UTC.
  if (+date === +new Date(startsAt.slice(0, 19))) return undefined;
  const format = { dateStyle: "medium", timeStyle: "short" } as const;
  return date.toLocaleString("en", format);
}
