import { createHash } from "node:crypto";

import type { ProgramContent } from "../../content/declarations/program";
import { dayAfter, hasTime, withOffset } from "../../content/localTime";

type Entry = ProgramContent["entries"][number];

/** What a page shows of an entry; all texts about time are ready. */
export interface ProgramEntry extends Omit<Entry, "starts" | "ends"> {
  /** The end of its address and calendar file; stable if only its time changes. */
  id: string;
  program: { path: string; heading: string };
  isDated: boolean;
  /** With the offset, or a date; the day of its announcement without a start. */
  starts: string;
  ends: string | null;
  /** When it is over; a date without a zone ends at the visitor's midnight. */
  until: string;
  /** Whether it was over at the time of the build. */
  isPast: boolean;
  month: string;
  day: string;
  /** Its whole time in words, with the name of its zone. */
  when: string;
}

interface Setting {
  program: ProgramEntry["program"];
  language: string;
  /** The time of the build, in ms. */
  now: number;
}

/** Returns what pages show of a program's entries, the first to start first. */
export function presentEntries(
  entries: readonly Entry[],
  setting: Setting,
): ProgramEntry[] {
  const count = new Map<string, number>();
  return entries
    .map((entry) => presentEntry(entry, setting))
    .sort((one, other) => Date.parse(one.starts) - Date.parse(other.starts))
    .map((entry) => {
      const number = (count.get(entry.id) ?? 0) + 1;
      count.set(entry.id, number);
      return number > 1 ? { ...entry, id: `${entry.id}-${number}` } : entry;
    });
}

/** Titles may be in any script, so a digest stands for them in addresses. */
const idOf = ({ announced, title }: Entry) =>
  `${announced}-${createHash("sha256").update(title).digest("hex").slice(0, 8)}`;

function presentEntry(
  entry: Entry,
  { program, language, now }: Setting,
): ProgramEntry {
  const { timeZone = "UTC" } = entry;
  const local = entry.starts ?? entry.announced;
  const starts = withOffset(local, timeZone);
  const ends = entry.ends ? withOffset(entry.ends, timeZone) : null;
  const last = ends ?? starts;
  const end = hasTime(last) ? last : dayAfter(last);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone, ...options });
  const start = new Date(starts);
  const words = format({
    weekday: "short",
    year: "numeric",
    month: "short",
    day: "numeric",
    ...(hasTime(starts) && { hour: "numeric", minute: "2-digit" }),
  });
  const when = ends
    ? words.formatRange(start, new Date(ends))
    : words.format(start);
  const zone = format({ timeZoneName: "long" })
    .formatToParts(start)
    .find(({ type }) => type === "timeZoneName");
  return {
    ...entry,
    id: idOf(entry),
    program,
    isDated: entry.starts !== undefined,
    starts,
    ends,
    until: hasTime(last) ? end : `${end}T00:00`,
    isPast: Date.parse(end) <= now,
    month: format({ month: "short" }).format(start),
    day: Number(local.slice(8, 10)).toLocaleString(language),
    when: [when, hasTime(starts) && zone?.value].filter(Boolean).join(" "),
  };
}
