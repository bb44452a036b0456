/** The length of a time without its offset, as in 2026-12-05T17:00:00. */
const LOCAL_LENGTH = 19;

/**
 * Returns a time with an offset as the visitor's clock shows it; undefined for a
 * date, or if both clocks show the same. Needs no names of time zones, which
 * some browsers lack.
 */
export function visitorTime(starts: string): string | undefined {
  const date = new Date(starts);
  // A time without an offset is the visitor's own, a date is one in UTC.
  const isOwn = +date === +new Date(starts.slice(0, LOCAL_LENGTH));
  return isOwn
    ? undefined
    : date.toLocaleString(document.documentElement.lang, {
        weekday: "short",
        month: "short",
        day: "numeric",
        hour: "numeric",
        minute: "2-digit",
      });
}
