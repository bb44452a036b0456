import { presentEntries, type Program } from "../../src/node/programs/entries";

type Entry = Program["entries"][number];

export const timed = {
  starts: "2026-12-05T17:00",
  ends: "2026-12-05T18:30",
  timeZone: "Asia/Kolkata",
};

/** Returns a program with entries. */
export const testProgram = (
  entries: readonly Partial<Entry>[],
  path = "/features/events",
) => ({
  fields: { path },
  heading: "Events & more",
  entries: entries.map((given) => ({
    title: "Meetup",
    description: "We meet.",
    announced: "2026-11-23",
    ...given,
  })),
});

/** Returns entries of one program as pages, feed and calendars show them, in this order. */
export const testEntries = (
  given: readonly Partial<Entry>[],
  now = "2026-12-01T00:00Z",
  language = "en",
) =>
  given.flatMap((entry) =>
    presentEntries([testProgram([entry])], language, Date.parse(now)),
  );
