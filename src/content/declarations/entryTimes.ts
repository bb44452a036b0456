import { Temporal } from "temporal-polyfill";
import type * as z from "zod";

import {
  hasTime,
  isTimeZone,
  localTime,
  skippedTo,
  timeZoneNames,
  zoned,
} from "../localTime";
import { meantName } from "../report/meantName";

/** Completes "expected …". */
const TIME_ZONE =
  'the IANA name of a time zone, such as Asia/Kolkata; a web search for "IANA time zone" with the name of a large city finds it';

type Field = "starts" | "ends" | "timeZone";

/** Adds an issue for each time of an entry that contradicts the others. */
export function entryTimes(
  { starts, ends, timeZone }: Partial<Record<Field, string | undefined>>,
  context: z.core.$RefinementCtx,
): void {
  // Their own declarations report these.
  if ([starts, ends].some((time) => time && !localTime.test(time))) return;
  const add = (field: Field, message: string, params = {}) =>
    context.addIssue({ code: "custom", path: [field], message, params });
  const isTimed = starts !== undefined && hasTime(starts);
  if (ends !== undefined) {
    if (starts === undefined) add("starts", "a start, because there is an end");
    else if (hasTime(ends) !== isTimed)
      add("ends", `a ${isTimed ? "date and time" : "date"}, as in "starts"`);
  }
  if (isTimed && timeZone === undefined)
    add("timeZone", "a time zone, because there is a start with a time");
  if (!isTimed && timeZone !== undefined)
    add("timeZone", "no time zone, because there is no start with a time");
  else if (timeZone !== undefined && !isTimeZone(timeZone)) {
    add("timeZone", TIME_ZONE, { hint: meantName(timeZone, timeZoneNames()) });
    return;
  }
  if (isTimed && timeZone === undefined) return;
  for (const [field, time] of Object.entries({ starts, ends })) {
    const shown = time && skippedTo(time, timeZone ?? "UTC");
    if (shown)
      add(
        field as Field,
        `a time that exists: clocks in ${timeZone} skip it, to ${shown}`,
      );
  }
  if (starts === undefined || ends === undefined) return;
  const [start, end] = [zoned(starts, timeZone), zoned(ends, timeZone)];
  if (Temporal.ZonedDateTime.compare(end, start) < 0)
    add("ends", `an end that is not before the start, ${starts}`);
}
