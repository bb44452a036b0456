import type { Node } from "gatsby";

import { dayAfter, hasTime, withOffset } from "../../content/localTime";
import {
  entryId,
  type ProgramContent,
} from "../../content/declarations/program";

/** The node of a program, with its content and the path of its page. */
export type Program = Node & ProgramContent & { fields: { path: string } };

type Entry = ProgramContent["entries"][number];

/**
 * Returns the entries, sorted by start, with all data that pages, feeds and calendars
 * show. This takes at least 1 ms per entry.
 *
 * @param buildTime in ms
 */
export const presentEntries = (
  programs: readonly Pick<Program, "fields" | "heading" | "entries">[],
  buildTime: number,
): Queries.ProgramEntry[] =>
  programs
    .flatMap(({ fields: { path }, heading, entries }) =>
      entries.map((entry) => ({
        ...presentEntry(entry, buildTime),
        path,
        programHeading: heading,
      })),
    )
    .sort(
      (one, other) =>
        Date.parse(one.startsAt ?? one.announced) -
          Date.parse(other.startsAt ?? other.announced) ||
        // Entries with the same start are sorted by path, because Gatsby reads files in a
        // different order in each build.
        one.path.localeCompare(other.path, "en"),
    );

function timesOf(entry: Entry, timeZone: string, buildTime: number) {
  const startsAt = entry.starts ? withOffset(entry.starts, timeZone) : null;
  const endsAt = entry.ends ? withOffset(entry.ends, timeZone) : null;
  const first = startsAt ?? entry.announced;
  const last = endsAt ?? first;
  const isTimed = hasTime(first);
  const end = isTimed ? last : dayAfter(last);
  // The last place on Earth where a day ends is 12 hours behind UTC.
  const isOver = Date.parse(isTimed ? end : `${end}T12:00Z`) <= buildTime;
  const until = isTimed ? end : `${end}T00:00`;
  const time = isOver ? "past" : "upcoming";
  const group = startsAt ? time : "undated";
  return { startsAt, endsAt, first, last, isTimed, until, group } as const;
}

function presentEntry(entry: Entry, buildTime: number) {
  const { timeZone = "UTC" } = entry;
  const { first, last, ...times } = timesOf(entry, timeZone, buildTime);
  const { isTimed, endsAt } = times;
  const start = new Date(first);
  const end = new Date(last);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en", { timeZone, ...options });
  const partOf = (
    formatter: Intl.DateTimeFormat,
    part: Intl.DateTimeFormatPartTypes,
    date: Date,
  ) => formatter.formatToParts(date).find(({ type }) => type === part)?.value;
  const whole = format({
    weekday: "short",
    year: "numeric",
    month: "short",
    day: "numeric",
    ...(isTimed && { hour: "numeric", minute: "2-digit" }),
  });
  const when = endsAt ? whole.formatRange(start, end) : whole.format(start);
  const zone = format({ timeZoneName: "long" });
  // The two names differ if the clocks change between start and end.
  const zones = new Set(
    [start, end].map((date) => partOf(zone, "timeZoneName", date)),
  );
  return {
    ...entry,
    ...times,
    id: entryId(entry),
    starts: entry.starts ?? null,
    ends: entry.ends ?? null,
    place: entry.place ?? null,
    link: entry.link ?? null,
    cancelled: entry.cancelled ?? false,
    timeZone,
    month: format({ month: "short" }).format(start),
    day: partOf(format({ day: "numeric" }), "day", start) ?? "",
    when: isTimed ? `${when} ${[...zones].join(" – ")}` : when,
  };
}
