import { useSyncExternalStore } from "react";

const MINUTE_MS = 60_000;

const never = () => () => undefined;
const currentMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
const noTime = () => 0;

/**
 * Returns the current minute in ms, and 0 in the HTML and while React hydrates
 * it, which is the same for everyone.
 */
export const useNow = () => useSyncExternalStore(never, currentMinute, noTime);

/**
 * Returns the group of an entry at a time in ms. What was over at the time of the
 * build stays over, so a slow clock brings nothing back.
 */
export function groupAt(
  now: number,
  { group, until }: Pick<Queries.ProgramEntryFragment, "group" | "until">,
): Queries.ProgramGroup {
  return group === "upcoming" && Date.parse(until) <= now ? "past" : group;
}

/**
 * Returns a time as the visitor's clock shows it; undefined for a date, or if
 * both clocks show the same. Needs no names of time zones, which some browsers
 * lack.
 */
export function visitorTime(starts: string): string | undefined {
  const date = new Date(starts);
  // A time without an offset is the visitor's own, a date is one in UTC.
  if (+date === +new Date(starts.slice(0, 19))) return undefined;
  const format = { dateStyle: "medium", timeStyle: "short" } as const;
  // While developing, the first render comes before the document's language.
  const language = document.documentElement.lang || undefined;
  return date.toLocaleString(language, format);
}
