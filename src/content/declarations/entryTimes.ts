import { Temporal } from "temporal-polyfill";
import type * as z from "zod";

import { hasTime, skippedTo, zoned } from "../localTime";

type Field = "starts" | "ends" | "timeZone";

/** Adds a Zod issue for each conflict between an entry's start, end and time zone. */
export function entryTimes(
  { starts, ends, timeZone }: Partial<Record<Field, string | undefined>>,
  context: z.core.$RefinementCtx,
): void {
  const add = (field: Field, message: string) =>
    context.addIssue({ code: "custom", path: [field], message });
  const isTimed = starts !== undefined && hasTime(starts);
  if (ends !== undefined) {
    if (starts === undefined) add("starts", "a start, because there is an end");
    else if (hasTime(ends) !== isTimed)
      add("ends", `a ${isTimed ? "date and time" : "date"}, as in "starts"`);
  }
  if (isTimed && timeZone === undefined)
    add("timeZone", "a time zone, because there is a start with a time");
  if (starts === undefined && timeZone !== undefined)
    add("starts", "a start with a time, because there is a time zone");
  else if (!isTimed && timeZone !== undefined)
    add("timeZone", "no time zone, because the start has no time");
  if (isTimed && timeZone === undefined) return;
  for (const [field, time] of Object.entries({ starts, ends })) {
    const shown = time && hasTime(time) && skippedTo(time, timeZone ?? "UTC");
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
