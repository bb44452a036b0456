import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import { Feed } from "feed";
import type { BuildArgs } from "gatsby";
import ical, { ICalEventStatus } from "ical-generator";

import { dayAfter, hasTime } from "../../content/localTime";
import { runQuery } from "../graphql/runQuery";

/** Without what only pages show. */
type FeedEntry = Omit<Queries.ProgramEntry, "until" | "month" | "day" | "when">;

interface Site {
  name: string;
  /** URL of the home page, without a trailing slash. */
  home: string;
}

const addressOf = ({ path, id }: FeedEntry, home: string) =>
  `${home}${path}#${id}`;

/** The feed declares its texts as HTML; XML has no control characters. */
const asHtml = (text: string) =>
  text
    .replace(/\p{Cc}/gu, " ")
    .replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Returns an Atom feed of entries, the last announced first:
 * https://www.rfc-editor.org/rfc/rfc4287
 */
export function atomFeed(
  entries: readonly FeedEntry[],
  { name, home }: Site,
): string {
  const feed = new Feed({
    id: `${home}/`,
    title: name,
    link: home,
    feed: `${home}/feed.xml`,
    // The same in each build of the same content.
    updated: new Date(
      Math.max(...entries.map(({ updated }) => Date.parse(updated))),
    ),
    author: { name, link: home },
    generator: false,
  });
  const sorted = entries.toSorted(
    (one, other) => Date.parse(other.announced) - Date.parse(one.announced),
  );
  for (const entry of sorted) {
    feed.addItem({
      link: addressOf(entry, home),
      title: asHtml(`${entry.program}: ${entry.title}`),
      description: asHtml(entry.description),
      published: new Date(entry.announced),
      date: new Date(entry.updated),
    });
  }
  return feed.atom1();
}

/** Returns entries in the iCalendar format: https://www.rfc-editor.org/rfc/rfc5545 */
export function calendarOf(
  entries: readonly FeedEntry[],
  { name, home }: Site,
): string {
  const calendar = ical({ name, prodId: { company: name, product: "Site" } });
  for (const entry of entries) {
    const { id, path, starts, link } = entry;
    const ends = entry.ends ?? starts;
    const allDay = !hasTime(starts);
    const href = link?.href.replace(/^\//, `${home}/`) ?? "";
    calendar.createEvent({
      id: `${id}${path.replaceAll("/", ".")}@${new URL(home).host}`,
      start: new Date(starts),
      // The end of a day is not part of the event.
      end: new Date(allDay ? dayAfter(ends) : ends),
      allDay,
      // Calendars take a change with a higher number or a later stamp only. Both
      // are the same in each build of the same content.
      sequence: entry.revision,
      stamp: new Date(entry.updated),
      summary: entry.title,
      description: `${entry.description}\n${href}`.trim(),
      url: addressOf(entry, home),
      location: entry.place,
      status: entry.cancelled ? ICalEventStatus.CANCELLED : null,
    });
  }
  return calendar.toString();
}

/**
 * Writes `feed.xml`, `calendar.ics` and a calendar file for each entry that is to
 * come; nothing without entries.
 */
export async function writeFeeds(
  hook: Pick<BuildArgs, "graphql">,
  folder: string,
  site: Site,
): Promise<void> {
  const { programEntries: entries } = await runQuery<{
    programEntries: readonly FeedEntry[];
  }>(
    hook,
    `query Feeds {
      programEntries {
        id path program title description place link { label href }
        cancelled revision announced updated starts ends group
      }
    }`,
  );
  if (entries.length === 0) return;
  const dated = entries.filter(({ group }) => group !== "undated");
  const upcoming = entries.filter(({ group }) => group === "upcoming");
  const files = {
    "feed.xml": atomFeed(entries, site),
    "calendar.ics": calendarOf(dated, site),
    ...Object.fromEntries(
      upcoming.map((entry) => [
        `${entry.path}/${entry.id}.ics`,
        calendarOf([entry], site),
      ]),
    ),
  };
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}
