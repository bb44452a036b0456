import { Temporal } from "temporal-polyfill";
import * as z from "zod";

/** A date or a local time, with the number of days that each month has. */
export const localTime = new RegExp(
  `${z.regexes.date.source.slice(0, -1)}(T([01]\\d|2[0-3]):[0-5]\\d)?$`,
);

/** Returns whether a local time has a time, as in 2026-12-05T17:00, or is a date. */
export const hasTime = (local: string): boolean => local.includes("T");

/**
 * Returns when it is a local time, or a day begins, in a time zone. Where the clocks
 * go back, it is the first of two.
 */
export const zoned = (local: string, timeZone = "UTC") =>
  Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone);

/**
 * Returns a date as it is, and a local time with its offset, as in
 * 2026-12-05T17:00:00+05:30.
 */
export function withOffset(local: string, timeZone: string): string {
  if (!hasTime(local)) return local;
  return zoned(local, timeZone).toString({ timeZoneName: "never" });
}

/** Returns the time that clocks show instead of one that they skip. */
export function skippedTo(local: string, timeZone: string): string | undefined {
  const shown = zoned(local, timeZone).toPlainDateTime();
  if (shown.equals(local)) return undefined;
  return shown.toString({ smallestUnit: "minute" });
}

/** Returns the day after a date. */
export const dayAfter = (date: string): string =>
  Temporal.PlainDate.from(date).add({ days: 1 }).toString();
