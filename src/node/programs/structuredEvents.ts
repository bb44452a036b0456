import { hasTime } from "../../content/localTime";
import type { ProgramEntry } from "./presentEntry";

/**
 * Returns the JSON-LD of the entries with a time, in the vocabulary of
 * https://schema.org/Event; undefined if there is none.
 *
 * @param home URL of the home page, without a trailing slash
 */
export function structuredEvents(
  entries: readonly ProgramEntry[],
  home: string,
): string | undefined {
  const events = entries
    .filter(({ starts }) => hasTime(starts))
    .map(({ id, program, title, description, starts, ends, ...entry }) => {
      const url = `${home}${program.path}#${id}`;
      const isOnline = /^online\b/i.test(entry.place ?? "online");
      return {
        "@type": "Event",
        "@id": url,
        name: title,
        description,
        startDate: starts,
        endDate: ends,
        eventStatus: `https://schema.org/Event${entry.cancelled ? "Cancelled" : "Scheduled"}`,
        eventAttendanceMode: `https://schema.org/${isOnline ? "Online" : "Offline"}EventAttendanceMode`,
        location: isOnline
          ? { "@type": "VirtualLocation", url }
          : { "@type": "Place", name: entry.place, address: entry.place },
        organizer: { "@id": `${home}#organization` },
        url,
      };
    });
  return events.length > 0 ? JSON.stringify(events) : undefined;
}
