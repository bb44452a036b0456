import { problemsOn } from "../../../tests/fixtures/testContent";

const timed = {
  starts: "2026-12-05T17:00",
  ends: "2026-12-05T18:30",
  timeZone: "Asia/Kolkata",
};
const skipped = { starts: "2026-03-08T02:30", timeZone: "America/New_York" };
// When clocks go back, this time occurs twice. The check cannot distinguish the two.
const twice = { ...skipped, starts: "2026-11-01T01:30" };

const zone =
  'the IANA name of a time zone, such as Asia/Kolkata; a web search for "IANA time zone" with the name of a large city finds it';
const fields =
  "title, description, announced, starts, ends, timeZone, place, link, cancelled or id";
const title =
  "a different title for each entry of a day, such as Community Meetup, December 5";
const same = "item 1 of this list has the same one";

test.each`
  entries                                                        | problem
  ${[{ starts: "2028-02-29", ends: "2028-02-29" }]}              | ${undefined}
  ${[{ ...timed, ends: timed.starts, timeZone: "Europe/Kiev" }]} | ${undefined}
  ${[twice]}                                                     | ${undefined}
  ${[{ ...timed, timeZone: "Asia/Kolkatta" }]}                   | ${`timeZone | "Asia/Kolkatta" | ${zone} |`}
  ${[{ ...timed, timeZone: "Asia/Mumbai" }]}                     | ${`timeZone | "Asia/Mumbai" | ${zone} |`}
  ${[{ plcae: "Lisbon" }]}                                       | ${`plcae | an unknown field "plcae" | ${fields} |`}
  ${[{ ...timed, timeZone: undefined }]}                         | ${'timeZone | no field "timeZone" | a time zone, because there is a start with a time'}
  ${[{ starts: "2026-12-05", timeZone: "Asia/Kolkata" }]}        | ${'timeZone | "Asia/Kolkata" | no time zone, because the start has no time'}
  ${[{ ...timed, ends: "2026-12-05T16:59" }]}                    | ${'ends | "2026-12-05T16:59" | an end that is not before the start, 2026-12-05T17:00'}
  ${[{ ...timed, ends: "2026-12-06" }]}                          | ${'ends | "2026-12-06" | a date and time, as in "starts"'}
  ${[{ timeZone: "Asia/Kolkata" }]}                              | ${'starts | no field "starts" | a start with a time, because there is a time zone'}
  ${[{ ends: "2026-12-05" }]}                                    | ${'starts | no field "starts" | a start, because there is an end'}
  ${[skipped]}                                                   | ${'starts | "2026-03-08T02:30" | a time that exists: clocks in America/New_York skip it, to 2026-03-08T03:30'}
  ${[{ starts: "2026-02-29" }]}                                  | ${'starts | "2026-02-29" | the start: a date that exists'}
  ${[{ starts: "20226-01-01" }]}                                 | ${'starts | "20226-01-01" | the start: a date that exists'}
  ${[{ id: "past" }]}                                            | ${'id | "past" | the entry\'s id'}
  ${[{ id: "text-2-heading" }]}                                  | ${'id | "text-2-heading" | the entry\'s id'}
  ${[{}, { announced: "2026-11-24" }]}                           | ${undefined}
  ${[{}, { starts: "2026-12-05" }]}                              | ${`entries[1].title | "Meetup" | ${title}: ${same} |`}
  ${[{ id: "a" }, { id: "a", announced: "2026-11-24" }]}         | ${`entries[1].id | "a" | a different id: ${same} |`}
`("reports $problem", async (example) => {
  const { entries, problem } = example as {
    entries: object[];
    problem?: string;
  };
  const found = await problemsOn({
    "programs/events.json": {
      entries: entries.map((entry) => ({
        title: "Meetup",
        description: "We meet.",
        announced: "2026-11-23",
        ...entry,
      })),
    },
  });
  expect(found).toEqual(problem ? [expect.stringContaining(problem)] : []);
});
