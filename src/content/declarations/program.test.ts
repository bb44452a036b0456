import { problemsOn } from "../../../tests/jest/testContent";

const timed = {
  starts: "2026-12-05T17:00",
  ends: "2026-12-05T18:30",
  timeZone: "Asia/Kolkata",
};

const timeZone =
  'the IANA name of a time zone, such as Asia/Kolkata; a web search for "IANA time zone" with the name of a large city finds it';

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

test.each([
  [
    { ...timed, timeZone: "Asia/Kolkatta" },
    `timeZone | "Asia/Kolkatta" | ${timeZone} | Asia/Kolkata`,
  ],
  [{ ...timed, timeZone: "UTC+5" }, `timeZone | "UTC+5" | ${timeZone} | -`],
  [{ ...timed, timeZone: "Asia/Mumbai" }, `| ${timeZone} | -`],
  [
    { start: timed.starts, timeZone: timed.timeZone },
    'start | an unknown field "start" | title, description, announced, starts, ends, timeZone, place, link, cancelled or id | starts',
  ],
  [
    { timeZone: "Asia/Kolkata" },
    'timeZone | "Asia/Kolkata" | no time zone, because there is no start',
  ],
  [
    { ...timed, timeZone: undefined },
    'timeZone | no field "timeZone" | a time zone, because there is a start with a time',
  ],
  [
    { starts: "2026-12-05", timeZone: "Asia/Kolkata" },
    'timeZone | "Asia/Kolkata" | no time zone, because there is no start with a time',
  ],
  [
    { ...timed, ends: "2026-12-05T16:59" },
    'ends | "2026-12-05T16:59" | an end that is not before the start, 2026-12-05T17:00',
  ],
  [
    { ...timed, ends: "2026-12-06" },
    'ends | "2026-12-06" | a date and time, as in "starts"',
  ],
  [
    { ends: "2026-12-05" },
    'starts | no field "starts" | a start, because there is an end',
  ],
  [
    { starts: "2026-03-08T02:30", timeZone: "America/New_York" },
    'starts | "2026-03-08T02:30" | a time that exists: clocks in America/New_York skip it, to 2026-03-08T03:30',
  ],
  [{ starts: "20226-01-01" }, 'starts | "20226-01-01" | a date that exists'],
  [
    { announced: "20226-01-01" },
    'announced | "20226-01-01" | a date that exists',
  ],
  [{ starts: "2026-02-29" }, 'starts | "2026-02-29" | a date that exists'],
  [
    { ...timed, starts: "2026-12-05T24:00" },
    'starts | "2026-12-05T24:00" | a date that exists',
  ],
  [
    { link: { label: "Join", href: "http://example.org" } },
    'link.href | "http://example.org" | a valid https:// address without spaces, or a path such as /about',
  ],
  [
    { link: { label: "Join", href: "/features/event" } },
    'link.href | "/features/event" | the path of a page of this site | /features/events',
  ],
  [{ id: "past" }, 'id | "past" | small letters'],
  [{ id: "text-2-heading" }, 'id | "text-2-heading" | small letters'],
])("of %j, reports %j", async (given, problem) => {
  const problems = await problemsOfEntries(given);
  expect(problems).toEqual([expect.stringContaining(problem)]);
});

const first = { announced: "2026-11-24", starts: "2026-12-05" };
const second = {
  announced: "2026-11-25",
  starts: "2027-01-05T17:00",
  timeZone: "Asia/Kolkata",
};
const other = { title: "Other", announced: "2026-11-24" };
const title =
  "a different title for each entry of a day, such as Community Meetup, December 5";
const same = "of this list has the same one";

const rules: readonly (readonly [string, object[], string[]])[] = [
  ["one title may be that of entries of other days", [first, second], []],
  [
    "one title may be that of entries without a start",
    [{ announced: first.announced }, {}],
    [],
  ],
  [
    "one title is not that of two announced on one day",
    [first, { ...second, announced: first.announced }],
    [`entries[1].title | "Meetup" | ${title}: entry 1 ${same} | -`],
  ],
  ["nor in another spelling", [{}, { title: " meetup " }], [title]],
  ["each entry may have an id", [{ id: "a" }, { ...other, id: "b" }], []],
  [
    "an id is that of one entry",
    [{ id: "a" }, { ...other, id: "a" }],
    [`entries[1].id | "a" | a different id: entry 1 ${same} | -`],
  ],
];

test.each(rules)("%s", async (_, entries, problems) => {
  expect(await problemsOfEntries(...entries)).toEqual(
    problems.map((text) => expect.stringContaining(text) as unknown),
  );
});
