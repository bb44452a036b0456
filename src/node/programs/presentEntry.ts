import { hash } from "node:crypto";

import type { ProgramContent } from "../../content/declarations/program";
import { dayAfter, hasTime, withOffset } from "../../content/localTime";

type Entry = ProgramContent["entries"][number];

/** What a page shows of an entry; all texts about time are ready. */
export interface ProgramEntry extends Entry {
  /** The end of its address and calendar file; stable if only its time changes. */
  id: string;
  program: { path: string; heading: string };
  /** With the offset, or a date; the day of its announcement without a start. */
  starts: string;
  isDated: boolean;
  /** When it is over; a date without a zone ends at the visitor's midnight. */
  until: string;
  /** Whether it was over at the time of the build. */
  isPast: boolean;
  /** Month and day. */
  leaf: readonly [string, string];
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
  const sorted = entries
    .map((entry) => presentEntry(entry, setting))
    .sort((one, other) => Date.parse(one.starts) - Date.parse(other.starts));
  for (const entry of sorted) {
    const { announced, title } = entry;
    // Titles may be in any script, so a digest stands for them in addresses.
    const digest = hash("sha256", title);
    const id = `${announced}-${digest.slice(0, 8)}`;
    const number = (count.get(id) ?? 0) + 1;
    count.set(id, number);
    entry.id = number > 1 ? `${id}-${number}` : id;
  }
  return sorted;
}

function presentEntry(
  entry: Entry,
  { program, language, now }: Setting,
): ProgramEntry {
  const { timeZone = "UTC" } = entry;
  const local = entry.starts ?? entry.announced;
  const starts = withOffset(local, timeZone);
  const last = entry.ends ? withOffset(entry.ends, timeZone) : starts;
  const end = hasTime(last) ? last : dayAfter(last);
  const start = new Date(starts);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone, ...options });
  const day = { year: "numeric", month: "short", day: "numeric" } as const;
  const time = { hour: "numeric", minute: "2-digit" } as const;
  const words = format({
    weekday: "short",
    ...day,
    ...(hasTime(starts) && time),
  });
  const partOf = (
    formatter: Intl.DateTimeFormat,
    part: Intl.DateTimeFormatPartTypes,
  ) => formatter.formatToParts(start).find(({ type }) => type === part)?.value;
  const zone = partOf(format({ timeZoneName: "long" }), "timeZoneName");
  const when = entry.ends
    ? words.formatRange(start, new Date(last))
    : words.format(start);
  return {
    ...entry,
    id: "",
    program,
    starts,
    ...(entry.ends && { ends: last }),
    isDated: entry.starts !== undefined,
    until: hasTime(last) ? end : `${end}T00:00`,
    isPast: Date.parse(end) <= now,
    leaf: [
      format({ month: "short" }).format(start),
      partOf(format({ day: "numeric" }), "day") ?? "",
    ],
    when: hasTime(starts) ? `${when} ${zone}` : when,
  };
}
