import { useEffect, useState, useSyncExternalStore } from "react";

type Entry = Pick<Queries.ProgramEntryFragment, "group" | "until">;

const never = () => () => undefined;

/**
 * Returns the time at which the page was shown, or shown again, in ms, and 0 in
 * the HTML and while React hydrates it, which is the same for everyone.
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
 * Returns the group of an entry at a time in ms. What was over at the time of the
 * build stays over, so a slow clock brings nothing back.
 */
export function groupAt(
  now: number,
  { group, until }: Entry,
): Queries.ProgramGroup {
  return group === "upcoming" && Date.parse(until) <= now ? "past" : group;
}

/**
 * Returns a time as the visitor's clock shows it; undefined for a date, or if
 * both clocks show the same. Needs no names of time zones, which some browsers
 * lack. It is in English: the document's language may be one that Intl refuses, such
 * as "auto", while a browser translates the page.
 */
export function visitorTime(startsAt: string): string | undefined {
  const date = new Date(startsAt);
  // A time without an offset is the visitor's own, a date is one in UTC.
  if (+date === +new Date(startsAt.slice(0, 19))) return undefined;
  const format = { dateStyle: "medium", timeStyle: "short" } as const;
  return date.toLocaleString("en", format);
}
