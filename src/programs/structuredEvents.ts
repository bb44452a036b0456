/**
 * Returns the entries with a time in the vocabulary of https://schema.org/Event.
 *
 * @param home URL of the home page, without a trailing slash
 */
export const structuredEvents = (
  entries: readonly Queries.ProgramEntryFragment[],
  home: string,
) =>
  entries
    .filter(({ isTimed }) => isTimed)
    .map(({ id, path, title, description, place, ...entry }) => {
      const url = `${home}${path}#${id}`;
      return {
        "@type": "Event",
        "@id": url,
        name: title,
        description,
        startDate: entry.starts,
        endDate: entry.ends ?? undefined,
        eventStatus: `https://schema.org/Event${entry.cancelled ? "Cancelled" : "Scheduled"}`,
        eventAttendanceMode: `https://schema.org/${place ? "Offline" : "Online"}EventAttendanceMode`,
        location: place
          ? { "@type": "Place", name: place, address: place }
          : { "@type": "VirtualLocation", url },
        organizer: { "@id": `${home}#organization` },
        url,
      };
    });
