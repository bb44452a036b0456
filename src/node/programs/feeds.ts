import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";

import { Feed } from "feed";
import type { BuildArgs } from "gatsby";
import ical, { ICalEventStatus } from "ical-generator";

import { dayAfter, hasTime } from "../../content/localTime";
import { filesIn } from "../filesIn";
import { runQuery } from "../graphql/runQuery";
import type { ProgramEntry } from "./presentEntry";
import type { ShownEntries } from "./programFields";

interface Site {
  name: string;
  /** URL of the home page, without a trailing slash. */
  home: string;
}

const addressOf = ({ program, id }: ProgramEntry, home: string) =>
  `${home}${program.path}#${id}`;

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
  entries: readonly ProgramEntry[],
  { name, home }: Site,
): string {
  const sorted = entries.toSorted(
    (one, other) => Date.parse(other.announced) - Date.parse(one.announced),
  );
  const feed = new Feed({
    id: `${home}/`,
    title: name,
    link: home,
    feed: `${home}/feed.xml`,
    // The same in each build of the same content.
    updated: new Date(sorted[0]?.announced ?? 0),
    author: { name, link: home },
    generator: false,
  });
  for (const entry of sorted) {
    feed.addItem({
      link: addressOf(entry, home),
      title: asHtml(`${entry.program.heading}: ${entry.title}`),
      description: asHtml(entry.description),
      date: new Date(entry.announced),
    });
  }
  return feed.atom1();
}

/** Returns entries in the iCalendar format: https://www.rfc-editor.org/rfc/rfc5545 */
export function calendarOf(
  entries: readonly ProgramEntry[],
  { name, home }: Site,
): string {
  const calendar = ical({ name, prodId: { company: name, product: "Site" } });
  for (const entry of entries) {
    const {
      id,
      program,
      starts,
      ends = starts,
      place,
      link,
      cancelled,
    } = entry;
    const allDay = !hasTime(starts);
    const href = link?.href.replace(/^\//, `${home}/`) ?? "";
    calendar.createEvent({
      id: `${id}${program.path.replaceAll("/", ".")}@${new URL(home).host}`,
      start: new Date(starts),
      // The end of a day is not part of the event.
      end: new Date(allDay ? dayAfter(ends) : ends),
      allDay,
      // The same in each build of the same content.
      stamp: new Date(entry.announced),
      summary: entry.title,
      description: `${entry.description}\n${href}`.trim(),
      url: addressOf(entry, home),
      location: place ?? null,
      status: cancelled ? ICalEventStatus.CANCELLED : null,
      // Calendars take a change of an event with a higher number only.
      sequence: cancelled ? 1 : 0,
    });
  }
  return calendar.toString();
}

/**
 * Writes `feed.xml`, `calendar.ics` and a calendar file for each entry that is to
 * come. Removes those of earlier builds.
 */
export async function writeFeeds(
  hook: Pick<BuildArgs, "graphql">,
  folder: string,
  site: Site,
): Promise<void> {
  const { allProgramContent } = await runQuery<{
    allProgramContent: { nodes: readonly { shown: ShownEntries }[] };
  }>(
    hook,
    // Gatsby reads files in an order that differs from build to build.
    "query Feeds { allProgramContent(sort: { path: ASC }) { nodes { shown } } }",
  );
  const programs = allProgramContent.nodes.map(({ shown }) => shown);
  const dated = programs.flatMap((program) => program.dated);
  const all = [...dated, ...programs.flatMap(({ undated }) => undated)];
  const texts = new Map<string, string>();
  if (all.length > 0) {
    texts.set("/feed.xml", atomFeed(all, site));
    texts.set("/calendar.ics", calendarOf(dated, site));
  }
  for (const entry of dated.filter(({ isPast }) => !isPast)) {
    const file = `${entry.program.path}/${entry.id}.ics`;
    texts.set(file, calendarOf([entry], site));
  }
  // Others may come from `static/`.
  const former = /^(feed\.xml|calendar\.ics|features\/.+\.ics)$/;
  for (const file of filesIn(folder).filter((each) => former.test(each))) {
    await rm(path.join(folder, file));
  }
  for (const [file, text] of texts) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}
