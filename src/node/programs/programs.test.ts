import ICAL from "ical.js";

import { temporaryFolder } from "../../../tests/jest/temporaryFolder";
import { filesIn } from "../filesIn";
import { structuredEvents } from "../../programs/structuredEvents";
import { calendarOf, writeFeeds } from "./feeds";
import { presentEntry } from "./presentEntry";
import { buildTime, programEntriesField } from "./programEntries";

type Entry = Parameters<typeof presentEntry>[0];

const path = "/features/events";
const site = {
  name: "A & B",
  home: "https://example.org/below",
};

const entry = (given: Partial<Entry>): Entry => ({
  title: "Meetup",
  description: "We meet.",
  announced: "2026-11-23",
  ...given,
});

const timed = {
  starts: "2026-12-05T17:00",
  ends: "2026-12-05T18:30",
  timeZone: "Asia/Kolkata",
};

const present = (
  given: readonly Partial<Entry>[],
  now = "2026-12-01T00:00Z",
  language = "en",
) =>
  given.map((each) =>
    presentEntry(entry(each), {
      path,
      program: "Events & more",
      language,
      now: Date.parse(now),
    }),
  );

test.each`
  given                                                                                     | starts                         | when
  ${timed}                                                                                  | ${"2026-12-05T17:00:00+05:30"} | ${"Sat, Dec 5, 2026, 5:00 – 6:30 PM India Standard Time"}
  ${{ ...timed, ends: undefined }}                                                          | ${"2026-12-05T17:00:00+05:30"} | ${"Sat, Dec 5, 2026, 5:00 PM India Standard Time"}
  ${{ starts: "2026-11-01T00:30", ends: "2026-11-01T03:30", timeZone: "America/New_York" }} | ${"2026-11-01T00:30:00-04:00"} | ${"Sun, Nov 1, 2026, 12:30 – 3:30 AM Eastern Daylight Time"}
  ${{ starts: "2026-11-01T01:30", timeZone: "America/New_York" }}                           | ${"2026-11-01T01:30:00-04:00"} | ${"Sun, Nov 1, 2026, 1:30 AM Eastern Daylight Time"}
  ${{ starts: "2026-12-10", ends: "2026-12-12" }}                                           | ${"2026-12-10"}                | ${"Thu, Dec 10 – Sat, Dec 12, 2026"}
  ${{}}                                                                                     | ${"2026-11-23"}                | ${"Mon, Nov 23, 2026"}
`("shows $when", ({ given, starts, when }) => {
  const [shown] = present([given as Entry]);
  const spaces = /[\u2009\u202f]/g;
  expect({ ...shown, when: shown?.when.replace(spaces, " ") }).toMatchObject({
    starts: starts as string,
    when: when as string,
  });
});

test("the leaf has the day in the zone of the entry, in the calendar of the site's language", () => {
  const leaf = (language: string) => {
    const [shown] = present([timed], undefined, language);
    return [shown?.month, shown?.day];
  };
  expect(leaf("en")).toEqual(["Dec", "5"]);
  expect(leaf("ja")).toEqual(["12月", "5"]);
  expect(leaf("fa")).toEqual(["آذر", "۱۴"]);
});

test("an entry is over at its end, a date when it has ended in UTC", () => {
  const isPast = (given: Partial<Entry>, now: string) =>
    present([given], now)[0]?.group === "past";
  expect(isPast(timed, "2026-12-05T12:59Z")).toBe(false);
  expect(isPast(timed, "2026-12-05T13:00Z")).toBe(true);
  expect(isPast({ ...timed, ends: undefined }, "2026-12-05T11:30Z")).toBe(true);
  const days = { starts: "2026-12-10", ends: "2026-12-12" };
  expect(isPast(days, "2026-12-12T23:59Z")).toBe(false);
  expect(isPast(days, "2026-12-13T00:00Z")).toBe(true);
  expect(present([days])[0]?.until).toBe("2026-12-13T00:00");
  expect(present([timed])[0]?.until).toBe("2026-12-05T18:30:00+05:30");
});

test("the time of a build is given or the start of its day, in UTC", () => {
  expect(buildTime("1764000000")).toBe(1_764_000_000_000);
  expect(() => buildTime("now")).toThrow('SOURCE_DATE_EPOCH is "now"');
  jest.useFakeTimers();
  for (const [now, day] of [
    ["2026-12-05T23:59:59.999Z", "2026-12-05"],
    ["2026-12-06T00:00:00.000Z", "2026-12-06"],
  ] as const) {
    jest.setSystemTime(new Date(now));
    expect(buildTime()).toBe(Date.parse(day));
  }
  jest.useRealTimers();
});

test("ids stay when the time, the description or the order changes", () => {
  const idsOf = (...given: Partial<Entry>[]) =>
    present(given).map(({ id }) => id);
  const [id = ""] = idsOf(timed);
  expect(id).toMatch(/^2026-11-23-[0-9a-f]{8}$/);
  expect(idsOf({ starts: "2027-01-01", description: "Moved." })).toEqual([id]);
  const titled = idsOf({ title: "لقاء" }, timed, { title: "会议" });
  expect(new Set(titled).size).toBe(3);
  expect(titled[1]).toBe(id);
});

const ends = (given: Partial<Entry>[]) => {
  const calendar = ICAL.Component.fromString(calendarOf(present(given), site));
  return calendar
    .getAllSubcomponents("vevent")
    .map((event) => new ICAL.Event(event));
};

test("the calendar has UTC times, whole days, stable ids and cancellations", () => {
  const title = `${"Long; title, ".repeat(20)}\\ end`;
  const place = "Lisbon, Portugal";
  const [first, days, last] = ends([
    { ...timed, title, place, link: { label: "Join", href: "https://a.org" } },
    { starts: "2026-12-10", ends: "2026-12-12", cancelled: true, revision: 2 },
    { starts: "2026-12-31" },
  ]);
  expect(first?.summary).toBe(title);
  expect(first?.location).toBe(place);
  expect(first?.description).toBe("We meet.\nhttps://a.org");
  expect(first?.startDate.toString()).toBe("2026-12-05T11:30:00Z");
  expect(first?.endDate.toString()).toBe("2026-12-05T13:00:00Z");
  expect(first?.uid).toMatch(
    /^2026-11-23-[0-9a-f]{8}\.features\.events@example\.org$/,
  );
  expect(days?.startDate.toString()).toBe("2026-12-10");
  // The end is the day after the last one.
  expect(days?.endDate.toString()).toBe("2026-12-13");
  expect(days?.component.getFirstPropertyValue("status")).toBe("CANCELLED");
  expect([first?.sequence, days?.sequence]).toEqual([0, 2]);
  expect(last?.endDate.toString()).toBe("2027-01-01");
  // A minute later for each revision.
  const stamp = (event?: ICAL.Event) =>
    String(event?.component.getFirstPropertyValue("dtstamp"));
  expect(stamp(first)).toBe("2026-11-23T00:00:00Z");
  expect(stamp(days)).toBe("2026-11-23T00:02:00Z");
});

test("the JSON-LD has the fields that schema.org requires of events", () => {
  const entries = present([
    { ...timed, place: "Online", title: "</script>" },
    { ...timed, place: "Lisbon", cancelled: true, ends: undefined },
    { starts: "2026-12-10" },
  ]);
  const url = (id = "") => `https://example.org/below/features/events#${id}`;
  expect(structuredEvents(entries, site.home)).toEqual([
    {
      "@type": "Event",
      "@id": url(entries[0]?.id),
      url: url(entries[0]?.id),
      name: "</script>",
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
      location: { "@type": "Place", name: "Lisbon", address: "Lisbon" },
    }),
  ]);
});

test("writes feeds, and a calendar for each entry to come; nothing without entries", async () => {
  const folder = temporaryFolder();
  const write = (programEntries: readonly object[]) => {
    const graphql = () => Promise.resolve({ data: { programEntries } });
    return writeFeeds({ graphql } as never, folder, site);
  };
  await write([]);
  expect(filesIn(folder)).toEqual([]);
  const entries = present([{}, { starts: "2026-11-24" }, timed]);
  await write(entries);
  expect(filesIn(folder)).toEqual([
    "calendar.ics",
    `features/events/${entries[2]?.id}.ics`,
    "feed.xml",
  ]);
});

test("queries get the entries that they ask for, in an order that does not depend on that of the files", async () => {
  const programs = ["academy", "events", "podcast"].map((name) => ({
    parent: name,
    heading: name,
    entries: [entry({ starts: "2026-12-05" }), entry({})],
  }));
  const query = async (wanted: object, nodes = programs) => {
    const nodeModel = {
      findAll: () => Promise.resolve({ entries: nodes }),
      findOne: () => Promise.resolve(null),
      getNodesByIds: ({ ids: [name] }: { ids: string[] }) => [
        { relativePath: `programs/${name}.json` },
      ],
    };
    const context = { nodeModel } as never;
    const found = await programEntriesField.resolve(null, wanted, context);
    return found.map(({ program, starts }) => `${program} ${starts}`);
  };
  const all = [
    "academy 2026-11-23",
    "events 2026-11-23",
    "podcast 2026-11-23",
    "academy 2026-12-05",
    "events 2026-12-05",
    "podcast 2026-12-05",
  ];
  expect(await query({})).toEqual(all);
  expect(await query({}, programs.toReversed())).toEqual(all);
  const ofEvents = all.filter((each) => each.startsWith("events"));
  expect(await query({ path })).toEqual(ofEvents);
  const next = await query({ group: "upcoming", limit: 2 });
  expect(next).toEqual(all.slice(3, 5));
});
