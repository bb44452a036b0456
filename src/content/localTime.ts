import { Temporal } from "temporal-polyfill";
import * as z from "zod";

/** Matches an existing date, or a local time on an existing date. */
export const localTime = new RegExp(
  `${z.regexes.date.source.slice(0, -1)}(T([01]\\d|2[0-3]):[0-5]\\d)?$`,
);

/** Returns true for a local time such as 2026-12-05T17:00, and false for a date. */
export const hasTime = (local: string): boolean => local.includes("T");

/**
 * Returns the instant of a local time, or of the start of a day, in a time zone. If the
 * local time occurs twice because clocks go back, this is the first of the two instants.
 */
export const zoned = (local: string, timeZone = "UTC") =>
  Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone);

/**
 * Returns a date unchanged, and a local time with its offset, such as
 * 2026-12-05T17:00:00+05:30.
 */
export function withOffset(local: string, timeZone: string): string {
  if (!hasTime(local)) return local;
  return zoned(local, timeZone).toString({ timeZoneName: "never" });
}

/** Returns the time that clocks show instead of a skipped time, or else undefined. */
export function skippedTo(local: string, timeZone: string): string | undefined {
  const shown = zoned(local, timeZone).toPlainDateTime();
  if (shown.equals(local)) return undefined;
  return shown.toString({ smallestUnit: "minute" });
}

/** Returns the day after a date. */
export const dayAfter = (date: string): string =>
  Temporal.PlainDate.from(date).add({ days: 1 }).toString();
