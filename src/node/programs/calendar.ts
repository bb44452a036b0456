import ical, { ICalEventStatus } from "ical-generator";

import { dayAfter, hasTime } from "../../content/localTime";
import type { ProgramEntry } from "./presentEntry";
import type { FeedSite } from "./writeFeeds";

/** Returns where the calendar file of an entry is. */
export const calendarPath = ({
  program,
  id,
}: Pick<ProgramEntry, "program" | "id">): string => `${program.path}/${id}.ics`;

/** Returns entries in the iCalendar format: https://www.rfc-editor.org/rfc/rfc5545 */
export function calendarOf(
  entries: readonly ProgramEntry[],
  { name, language, home }: FeedSite,
): string {
  const calendar = ical({
    name,
    prodId: { company: name, product: "Website", language },
    url: `${home}/calendar.ics`,
  });
  const address = (link: ProgramEntry["link"]) =>
    link && (link.href.startsWith("/") ? home : "") + link.href;
  for (const { id, program, starts, ends, ...entry } of entries) {
    const allDay = !hasTime(starts);
    const last = ends ?? starts;
    const url = `${home}${program.path}#${id}`;
    const event = calendar.createEvent({
      id: `${id}.${program.path.replaceAll("/", ".").slice(1)}@${new URL(home).host}`,
      start: new Date(starts),
      // The end of a day is not part of the event.
      end: new Date(allDay ? dayAfter(last) : last),
      allDay,
      // The same in each build of the same content.
      stamp: new Date(entry.announced),
      summary: entry.title,
      description: [entry.description, address(entry.link)].join("\n").trim(),
      url,
      ...(entry.place && { location: entry.place }),
    });
    // Calendars take a change of an event with a higher sequence only.
    if (entry.cancelled) {
      event.status(ICalEventStatus.CANCELLED).sequence(1);
    }
  }
  return calendar.toString();
}
