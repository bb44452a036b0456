import {
  entryId,
  type ProgramContent,
} from "../../content/declarations/program";
import { dayAfter, hasTime, withOffset } from "../../content/localTime";
import { dateFormat } from "../graphql/computedFields";

interface Setting extends Pick<Queries.ProgramEntry, "path" | "program"> {
  language: string;
  /** The time of the build, in ms. */
  now: number;
}

type Entry = ProgramContent["entries"][number];

const presented = new Map<string, Queries.ProgramEntry>();

/**
 * Returns what pages, feed and calendar show of an entry. It takes 1 ms or more to
 * compute, and each query asks for all entries, so it is kept.
 */
export function presentEntry(
  entry: Entry,
  setting: Setting,
): Queries.ProgramEntry {
  const key = JSON.stringify([entry, setting]);
  const known = presented.get(key) ?? compute(entry, setting);
  presented.set(key, known);
  return known;
}

function compute(
  entry: Entry,
  { path, program, language, now }: Setting,
): Queries.ProgramEntry {
  const { title, description, announced, timeZone = "UTC" } = entry;
  const starts = withOffset(entry.starts ?? announced, timeZone);
  const isTimed = hasTime(starts);
  const last = entry.ends ? withOffset(entry.ends, timeZone) : starts;
  const end = isTimed ? last : dayAfter(last);
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
  const when = entry.ends
    ? words.formatRange(start, new Date(last))
    : words.format(start);
  const zone = partOf(format({ timeZoneName: "long" }), "timeZoneName");
  // A day ends last where clocks are 12 hours behind UTC.
  const isOver = Date.parse(isTimed ? end : `${end}T12:00Z`) <= now;
  return {
    id: entryId(entry),
    path,
    program,
    title,
    description,
    place: entry.place ?? null,
    link: entry.link ?? null,
    cancelled: entry.cancelled ?? false,
    announced,
    starts,
    isTimed,
    ends: entry.ends ? last : null,
    until: isTimed ? end : `${end}T00:00`,
    group: !entry.starts ? "undated" : isOver ? "past" : "upcoming",
    month: format({ month: "short" }).format(start),
    day: partOf(format({ day: "numeric" }), "day") ?? "",
    when: isTimed ? `${when} ${zone}` : when,
  };
}
