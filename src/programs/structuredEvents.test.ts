import { testEntries, timed } from "../../tests/fixtures/testEntries";
import { structuredEvents } from "./structuredEvents";

const HOME = "https://example.org/below";

test("has the fields that schema.org requires of events", () => {
  const entries = testEntries([
    timed,
    {
      ...timed,
      place: "Online Park, Lisbon",
      cancelled: true,
      ends: undefined,
    },
    { starts: "2026-12-10" },
  ]);
  const url = (id = "") => `https://example.org/below/features/events#${id}`;
  expect(structuredEvents(entries, HOME)).toEqual([
    {
      "@type": "Event",
      "@id": url(entries[0]?.id),
      url: url(entries[0]?.id),
      name: "Meetup",
      description: "We meet.",
      startDate: "2026-12-05T17:00:00+05:30",
      endDate: "2026-12-05T18:30:00+05:30",
      eventStatus: "https://schema.org/EventScheduled",
      eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
      location: { "@type": "VirtualLocation", url: url(entries[0]?.id) },
      organizer: { "@id": "https://example.org/below#organization" },
    },
    expect.objectContaining({
      startDate: "2026-12-05T17:00:00+05:30",
      eventStatus: "https://schema.org/EventCancelled",
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
      location: {
        "@type": "Place",
        name: "Online Park, Lisbon",
        address: "Online Park, Lisbon",
      },
    }),
  ]);
});
