import { problemsOn } from "../../../tests/jest/testContent";

const timed = {
  starts: "2026-12-05T17:00",
  ends: "2026-12-05T18:30",
  timeZone: "Asia/Kolkata",
};

/** Returns the problems if these are the entries of a program. */
const problemsOfEntries = (...given: object[]) =>
  problemsOn({
    "programs/events.json": {
      entries: given.map((each) => ({
        title: "Meetup",
        description: "We meet.",
        announced: "2026-11-23",
        ...each,
      })),
    },
  });

test.each([
  { starts: "2028-02-29", ends: "2028-02-29" },
  { ...timed, ends: timed.starts, timeZone: "Europe/Kiev" },
  // The second of these hours, which the check cannot tell from the first.
  { starts: "2026-11-01T01:30", timeZone: "America/New_York" },
  { link: { label: "Join", href: "/features/events" }, cancelled: false },
  { cancelled: true },
  { id: "2026-summit" },
])("accepts an entry with %j", async (given) => {
  expect(await problemsOfEntries(given)).toEqual([]);
});

test.each`
  given                                                           | problem
  ${{ ...timed, timeZone: "Asia/Kolkatta" }}                      | ${'timeZone | "Asia/Kolkatta" | the IANA name of a time zone, such as Asia/Kolkata | Asia/Kolkata'}
  ${{ ...timed, timeZone: "kolkata" }}                            | ${"| Asia/Kolkata"}
  ${{ ...timed, timeZone: "EST" }}                                | ${'timeZone | "EST" | the IANA name'}
  ${{ ...timed, timeZone: "UTC+5" }}                              | ${'timeZone | "UTC+5" | the IANA name of a time zone, such as Asia/Kolkata; '}
  ${{ start: timed.starts, timeZone: timed.timeZone }}            | ${'start | an unknown field "start" | title, description, announced, starts, ends, timeZone, place, link, cancelled or id | starts'}
  ${{ timeZone: "Asia/Kolkata" }}                                 | ${'timeZone | "Asia/Kolkata" | no time zone, because there is no start'}
  ${{ ...timed, timeZone: undefined }}                            | ${'timeZone | no field "timeZone"'}
  ${{ starts: "2026-12-05", timeZone: "Asia/Kolkata" }}           | ${'timeZone | "Asia/Kolkata" | no time zone, because there is no start with a time'}
  ${{ ...timed, ends: "2026-12-05T16:59" }}                       | ${'ends | "2026-12-05T16:59" | an end that is not before the start, 2026-12-05T17:00'}
  ${{ ...timed, ends: "2026-12-06" }}                             | ${'ends | "2026-12-06" | a date and time, as in "starts"'}
  ${{ ends: "2026-12-05" }}                                       | ${'starts | no field "starts"'}
  ${{ starts: "2026-03-08T02:30", timeZone: "America/New_York" }} | ${'starts | "2026-03-08T02:30" | a time that exists: clocks in America/New_York skip it, to 2026-03-08T03:30'}
  ${{ starts: "20226-01-01" }}                                    | ${'starts | "20226-01-01" | a date that exists'}
  ${{ announced: "20226-01-01" }}                                 | ${'announced | "20226-01-01" | a date that exists'}
  ${{ starts: "2026-02-29" }}                                     | ${'starts | "2026-02-29" | a date that exists'}
  ${{ ...timed, starts: "2026-12-05T24:00" }}                     | ${'starts | "2026-12-05T24:00" | a date that exists'}
  ${{ link: { label: "Join", href: "http://example.org" } }}      | ${'link.href | "http://example.org" | a valid https:// address without spaces, or a path such as /about'}
  ${{ link: { label: "Join", href: "/features/event" } }}         | ${'link.href | "/features/event" | the path of a page of this site | /features/events'}
  ${{ id: "past" }}                                               | ${'id | "past" | small letters'}
  ${{ id: "text-2-heading" }}                                     | ${'id | "text-2-heading" | small letters'}
`(
  "reports $problem",
  async ({ given, problem }: { given: object; problem: string }) => {
    const problems = await problemsOfEntries(given);
    expect(problems).toEqual([expect.stringContaining(problem)]);
  },
);

const first = { announced: "2026-11-24", starts: "2026-12-05" };
const second = {
  announced: "2026-11-25",
  starts: "2027-01-05T17:00",
  timeZone: "Asia/Kolkata",
};
const other = { title: "Other", announced: "2026-11-24" };
const dated = { title: "Meetup, November 23", announced: "2026-11-01" };
const ofTitle = "2026-11-23-b8e99f52";
const same = "of this list has the same one";

test.each`
  rule                                                   | entries                                               | problems
  ${"one title may be that of entries of other days"}    | ${[first, second]}                                    | ${[]}
  ${"one title may be that of entries without a start"}  | ${[{ announced: first.announced }, {}]}               | ${[]}
  ${"one title is not that of two entries of one start"} | ${[first, { ...first, announced: "2026-11-25" }]}     | ${[`entries[1].title | "Meetup" | a different title: entry 1 ${same} | Meetup, December 5`]}
  ${"nor of two announced on one day"}                   | ${[first, { ...second, announced: first.announced }]} | ${[`entries[1].title | "Meetup" | a different title: entry 1 ${same}, announced on the same day | Meetup, January 5`]}
  ${"nor in another spelling"}                           | ${[{}, { title: " meetup " }]}                        | ${[" | meetup, November 23"]}
  ${"no title is proposed that another entry has"}       | ${[dated, {}, {}]}                                    | ${["announced on the same day | -"]}
  ${"no title is proposed twice"}                        | ${[{}, {}, {}]}                                       | ${["| Meetup, November 23", "announced on the same day | -"]}
  ${"each entry may have an id"}                         | ${[{ id: "a" }, { ...other, id: "b" }]}               | ${[]}
  ${"an id is that of one entry"}                        | ${[{ id: "a" }, { ...other, id: "a" }]}               | ${[`entries[1].id | "a" | a different id: entry 1 ${same} | -`]}
  ${"also if another one has it from its title"}         | ${[{ ...other, id: ofTitle }, {}]}                    | ${[`entries[0].id | "${ofTitle}" | a different id: entry 2 ${same} | -`]}
`("$rule", async (row: Record<string, unknown>) => {
  const { entries, problems } = row as {
    entries: object[];
    problems: string[];
  };
  expect(await problemsOfEntries(...entries)).toEqual(
    problems.map((text) => expect.stringContaining(text) as unknown),
  );
});
