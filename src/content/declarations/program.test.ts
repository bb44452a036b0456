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

test("entries may have one title if neither their start nor their day of announcement is the same", async () => {
  const first = { announced: "2026-11-24", starts: "2026-12-05" };
  const second = {
    announced: "2026-11-25",
    starts: "2027-01-05T17:00",
    timeZone: "Asia/Kolkata",
  };
  const problem =
    'programs/events.json entries[1].title | "Meetup" | a different title: entry 1 of this list has the same one';
  const { announced } = first;
  expect(await problemsOfEntries(first, second)).toEqual([]);
  expect(await problemsOfEntries({ announced }, {})).toEqual([]);
  expect(
    await problemsOfEntries(first, { ...first, announced: "2026-11-25" }),
  ).toEqual([`${problem} | Meetup, December 5`]);
  expect(await problemsOfEntries(first, { ...second, announced })).toEqual([
    `${problem}, announced on the same day | Meetup, January 5`,
  ]);
  expect(await problemsOfEntries({}, { title: " meetup " })).toEqual([
    expect.stringMatching(/ \| meetup, November 23$/),
  ]);
});

test("proposes no title that another entry has, or that was proposed", async () => {
  const other = { title: "Meetup, November 23", announced: "2026-11-01" };
  const hints = async (...entries: object[]) =>
    (await problemsOfEntries(...entries)).map((each) =>
      each.split(" | ").at(-1),
    );
  expect(await hints(other, {}, {})).toEqual(["-"]);
  expect(await hints({}, {}, {})).toEqual(["Meetup, November 23", "-"]);
});

test("an id is that of one entry, also if another one has its id from its title", async () => {
  const ofTitle = "2026-11-23-b8e99f52";
  const problem = (index: number, id: string, other: number) =>
    `programs/events.json entries[${index}].id | "${id}" | a different id: entry ${other} of this list has the same one | -`;
  const other = { title: "Other", announced: "2026-11-24" };
  expect(await problemsOfEntries({ id: "a" }, { ...other, id: "b" })).toEqual(
    [],
  );
  expect(await problemsOfEntries({ id: "a" }, { ...other, id: "a" })).toEqual([
    problem(1, "a", 1),
  ]);
  expect(await problemsOfEntries({ ...other, id: ofTitle }, {})).toEqual([
    problem(0, ofTitle, 2),
  ]);
});
