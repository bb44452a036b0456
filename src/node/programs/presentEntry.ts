import {
  entryId,
  type ProgramContent,
} from "../../content/declarations/program";
import { dayAfter, hasTime, withOffset } from "../../content/localTime";
import { dateFormat } from "../graphql/computedFields";

type Entry = ProgramContent["entries"][number];

/** An entry of a program, and when it is. */
export interface TimedEntry extends Pick<
  Queries.ProgramEntry,
  "path" | "program" | "starts" | "isTimed" | "ends" | "until" | "group"
> {
  entry: Entry;
}

/**
 * Returns an entry with its times.
 *
 * @param now the time of the build, in ms
 */
export function timeEntry(
  entry: Entry,
  page: Pick<Queries.ProgramEntry, "path" | "program">,
  now: number,
): TimedEntry {
  const { announced, timeZone = "UTC" } = entry;
  const starts = withOffset(entry.starts ?? announced, timeZone);
  const isTimed = hasTime(starts);
  const ends = entry.ends ? withOffset(entry.ends, timeZone) : null;
  const last = ends ?? starts;
  const end = isTimed ? last : dayAfter(last);
  // A day ends last where clocks are 12 hours behind UTC.
  const isOver = Date.parse(isTimed ? end : `${end}T12:00Z`) <= now;
  return {
    ...page,
    entry,
    starts,
    isTimed,
    ends,
    until: isTimed ? end : `${end}T00:00`,
    group: !entry.starts ? "undated" : isOver ? "past" : "upcoming",
  };
}

/** Returns what pages, feed and calendar show of an entry. It takes 1 ms or more. */
export function presentEntry(
  { entry, ...times }: TimedEntry,
  language: string,
): Queries.ProgramEntry {
  const { title, description, announced, timeZone = "UTC" } = entry;
  const { starts, isTimed, ends } = times;
  const start = new Date(starts);
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(language, { timeZone, ...options });
  const partOf = (
    formatter: Intl.DateTimeFormat,
    part: Intl.DateTimeFormatPartTypes,
  ) => formatter.formatToParts(start).find(({ type }) => type === part)?.value;
  const words = format({
    weekday: "short",
    year: "numeric",
    month: "short",
    day: "numeric",
    ...(isTimed && { hour: "numeric", minute: "2-digit" }),
  });
  const when = ends
    ? words.formatRange(start, new Date(ends))
    : words.format(start);
  const zone = partOf(format({ timeZoneName: "long" }), "timeZoneName");
  return {
    ...times,
    id: entryId(entry),
    title,
    description,
    place: entry.place ?? null,
    link: entry.link ?? null,
    cancelled: entry.cancelled ?? false,
    announced,
    month: format({ month: "short" }).format(start),
    day: partOf(format({ day: "numeric" }), "day") ?? "",
    when: isTimed ? `${when} ${zone}` : when,
  };
}
