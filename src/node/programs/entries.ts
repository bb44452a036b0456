import type { Node } from "gatsby";

import { dateFormat } from "../language";
import { dayAfter, hasTime, withOffset } from "../../content/localTime";
import {
  entryId,
  type ProgramContent,
} from "../../content/declarations/program";

/** The node of a program: its content, and the path of its page. */
export type Program = Node & ProgramContent & { fields: { path: string } };

/** An entry of a program, and when it is; pages and feeds need words, too. */
type DatedEntry = ReturnType<typeof datedEntry>;

/**
 * Returns the entries of programs with their times, the first to start first.
 *
 * @param now the time of the build, in ms
 */
export const datedEntries = (
  programs: readonly Pick<Program, "fields" | "heading" | "entries">[],
  now: number,
): DatedEntry[] =>
  programs
    .flatMap(({ fields: { path }, heading: program, entries }) =>
      entries.map((entry) => datedEntry(entry, { path, program }, now)),
    )
    .sort(
      (one, other) =>
        Date.parse(one.starts) - Date.parse(other.starts) ||
        // Gatsby reads files in an order that differs from build to build.
        one.path.localeCompare(other.path, "en"),
    );

function datedEntry(
  entry: ProgramContent["entries"][number],
  page: { path: string; program: string },
  now: number,
) {
  const { announced, timeZone = "UTC" } = entry;
  const starts = withOffset(entry.starts ?? announced, timeZone);
  const isTimed = hasTime(starts);
  const ends = entry.ends ? withOffset(entry.ends, timeZone) : null;
  const last = ends ?? starts;
  const end = isTimed ? last : dayAfter(last);
  // A day ends last where clocks are 12 hours behind UTC.
  const isOver = Date.parse(isTimed ? end : `${end}T12:00Z`) <= now;
  const until = isTimed ? end : `${end}T00:00`;
  const time = isOver ? "past" : "upcoming";
  const group = entry.starts ? time : "undated";
  return { ...entry, ...page, starts, isTimed, ends, until, group } as const;
}

/** Returns what pages, feeds and calendars show of an entry. It takes 1 ms or more. */
export function presentEntry(
  entry: DatedEntry,
  language: string,
): Queries.ProgramEntry {
  const { isTimed, timeZone = "UTC" } = entry;
  const start = new Date(entry.starts);
  const end = new Date(entry.ends ?? entry.starts);
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(language, { timeZone, ...options });
  const partOf = (
    formatter: Intl.DateTimeFormat,
    part: Intl.DateTimeFormatPartTypes,
    date: Date,
  ) => formatter.formatToParts(date).find(({ type }) => type === part)?.value;
  const words = format({
    weekday: "short",
    year: "numeric",
    month: "short",
    day: "numeric",
    ...(isTimed && { hour: "numeric", minute: "2-digit" }),
  });
  const when = entry.ends ? words.formatRange(start, end) : words.format(start);
  const zone = format({ timeZoneName: "long" });
  // Two, if clocks change in between.
  const zones = new Set(
    [start, end].map((date) => partOf(zone, "timeZoneName", date)),
  );
  return {
    ...entry,
    id: entryId(entry),
    place: entry.place ?? null,
    link: entry.link ?? null,
    cancelled: entry.cancelled ?? false,
    timeZone,
    month: format({ month: "short" }).format(start),
    day: partOf(format({ day: "numeric" }), "day", start) ?? "",
    when: isTimed ? `${when} ${[...zones].join(" – ")}` : when,
  };
}
