import { entryUrl } from "./entryUrl";

/**
 * Returns the entries with a time as objects of https://schema.org/Event.
 *
 * @param homeUrl URL of the home page, without a trailing slash
 */
export const structuredEvents = (
  entries: readonly Queries.ProgramEntryFragment[],
  homeUrl: string,
) =>
  entries
    .filter(({ isTimed }) => isTimed)
    .map((entry) => {
      const { title, description, place } = entry;
      const url = entryUrl(entry, homeUrl);
      return {
        "@type": "Event",
        "@id": url,
        name: title,
        description,
        startDate: entry.startsAt,
        endDate: entry.endsAt ?? undefined,
        eventStatus: `https://schema.org/Event${entry.cancelled ? "Cancelled" : "Scheduled"}`,
        eventAttendanceMode: `https://schema.org/${place ? "Offline" : "Online"}EventAttendanceMode`,
        location: place
          ? { "@type": "Place", name: place, address: place }
          : { "@type": "VirtualLocation", url },
        organizer: { "@id": `${homeUrl}#organization` },
        url,
      };
    });
