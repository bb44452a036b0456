import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import { Feed } from "feed";
import ical, {
  ICalEventStatus,
  ICalEventTransparency,
  type ICalCalendarData,
} from "ical-generator";

import { CANCELLED, entryPlace, entryUrl } from "../../programs/entryUrl";
import { dayAfter } from "../../content/localTime";

type Entry = Queries.ProgramEntry;

interface FeedSettings {
  /** The site's name. */
  name: string;
  /** URL of the home page, without a trailing slash. */
  homeUrl: string;
  /** The build time, in ms. */
  buildTime: number;
}

/** The feed and the calendar. `includes` selects the entries that they contain. */
const feeds = [
  {
    name: "feed",
    path: "/feed.xml",
    type: "application/atom+xml",
    includes: () => true,
    textOf: atomFeed,
  },
  {
    name: "calendar",
    path: "/calendar.ics",
    type: "text/calendar",
    includes: ({ startsAt }: Entry) => startsAt !== null,
    textOf: (entries: readonly Entry[], settings: FeedSettings) =>
      calendarOf(entries, settings, {
        name: settings.name,
        ttl: SECONDS_PER_DAY,
      }),
  },
] as const;

/** Returns the feeds that have entries, with their entries. */
export const feedsOf = (entries: readonly Entry[]) =>
  feeds
    .map((feed) => ({ ...feed, entries: entries.filter(feed.includes) }))
    // A calendar must have an event: https://www.rfc-editor.org/rfc/rfc5545#section-3.6
    .filter((feed) => feed.entries.length > 0);

/** Marks the title of a cancelled entry, because many calendars ignore STATUS. */
const titleOf = ({ cancelled }: Entry, title: string) =>
  cancelled ? `${CANCELLED} – ${title}` : title;

/** Escapes a string, because the feed declares its strings as HTML. */
const asHtml = (text: string) =>
  text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Returns an Atom feed of entries, sorted by announcement, latest first:
 * https://www.rfc-editor.org/rfc/rfc4287
 */
export function atomFeed(
  entries: readonly Entry[],
  { name, homeUrl }: FeedSettings,
): string {
  const feed = new Feed({
    id: `${homeUrl}/`,
    title: name,
    link: homeUrl,
    feed: `${homeUrl}/feed.xml`,
    updated: new Date(Math.max(...entries.map((each) => +updated(each)))),
    author: { name, link: homeUrl },
    generator: false,
  });
  const sorted = entries.toSorted(
    (one, other) => Date.parse(other.announced) - Date.parse(one.announced),
  );
  for (const entry of sorted) {
    const title = `${entry.programHeading}: ${entry.title}`;
    const place = entryPlace(entry);
    feed.addItem({
      link: entryUrl(entry, homeUrl),
      title: asHtml(titleOf(entry, title)),
      description: [entry.when, place, entry.description]
        .flatMap((line) => (line ? [asHtml(line)] : []))
        .join("<br>"),
      published: noonOf(entry.announced),
      date: updated(entry),
    });
  }
  return feed.atom1();
}

/**
 * Returns the date of an entry's last update. For a cancelled entry, this is the day
 * after the announcement, because the content has no date of the cancellation.
 */
const updated = ({ announced, cancelled }: Entry) =>
  noonOf(cancelled ? dayAfter(announced) : announced);

/** Returns noon in UTC, because almost every time zone has the same date then. */
const noonOf = (date: string) => new Date(`${date}T12:00Z`);

/** The refresh interval of calendars is one day, because hosts build once a day. */
const SECONDS_PER_DAY = 24 * 60 * 60;

/**
 * Returns an iCalendar file of the entries that have a start:
 * https://www.rfc-editor.org/rfc/rfc5545
 *
 * @param subscription the properties that only the calendar for subscribers has
 */
export function calendarOf(
  entries: readonly Entry[],
  { name, homeUrl, buildTime }: FeedSettings,
  subscription?: ICalCalendarData,
): string {
  const prodId = { company: name, product: "Site" };
  const calendar = ical({ prodId, ...subscription });
  for (const entry of entries) {
    const { id, path, startsAt, link } = entry;
    if (startsAt === null) continue;
    const allDay = !entry.isTimed;
    const start = new Date(startsAt);
    const last = entry.endsAt ?? startsAt;
    // DTEND is exclusive, so the DTEND of an all-day event is the day after the last day.
    const end = new Date(allDay ? dayAfter(last) : last);
    const url = entryUrl(entry, homeUrl);
    const href = link?.href.replace(/^\//, `${homeUrl}/`) ?? url;
    calendar.createEvent({
      id: `${id}${path.replaceAll("/", ".")}@${new URL(homeUrl).host}`,
      start,
      // DTEND must be after DTSTART: https://www.rfc-editor.org/rfc/rfc5545#section-3.8.2.2
      end: end > start ? end : null,
      allDay,
      // Calendars accept a changed event only if the event has a later DTSTAMP:
      // https://www.rfc-editor.org/rfc/rfc5546#section-2.1.5
      stamp: new Date(buildTime),
      summary: titleOf(entry, entry.title),
      // Many calendars do not show the property URL.
      description: `${entry.description}\n${href}`,
      url,
      location: entry.place,
      // All-day events do not mark subscribers as busy.
      transparency: allDay ? ICalEventTransparency.TRANSPARENT : null,
      status: entry.cancelled ? ICalEventStatus.CANCELLED : null,
    });
  }
  return calendar.toString();
}

/**
 * Writes the feeds that have entries, and a calendar file for each upcoming entry that
 * is not cancelled.
 */
export async function writeFeeds(
  folder: string,
  entries: readonly Entry[],
  settings: FeedSettings,
): Promise<void> {
  const upcoming = entries.filter(
    ({ group, cancelled }) => group === "upcoming" && !cancelled,
  );
  const files = [
    ...feedsOf(entries).map(
      (feed) => [feed.path, feed.textOf(feed.entries, settings)] as const,
    ),
    ...upcoming.map(
      (entry) =>
        [
          `${entry.path}/${entry.id}.ics`,
          calendarOf([entry], settings),
        ] as const,
    ),
  ];
  for (const [file, text] of files) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}
