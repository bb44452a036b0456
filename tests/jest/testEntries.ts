import { presentEntry, timeEntry } from "../../src/node/programs/presentEntry";

type Entry = Parameters<typeof timeEntry>[0];

export const timed = {
  starts: "2026-12-05T17:00",
  ends: "2026-12-05T18:30",
  timeZone: "Asia/Kolkata",
};

/** Returns an entry as it is in a file. */
export const testEntry = (given: Partial<Entry>): Entry => ({
  title: "Meetup",
  description: "We meet.",
  announced: "2026-11-23",
  ...given,
});

/** Returns entries of one program as pages, feed and calendars show them. */
export const presentEntries = (
  given: readonly Partial<Entry>[],
  now = "2026-12-01T00:00Z",
  language = "en",
) =>
  given.map((each) => {
    const page = { path: "/features/events", program: "Events & more" };
    const timed = timeEntry(testEntry(each), page, Date.parse(now));
    return presentEntry(timed, language);
  });
