import { writeFileSync } from "node:fs";
import path from "node:path";

import ICAL from "ical.js";

import { temporaryFolder } from "../../../tests/jest/temporaryFolder";
import { filesIn } from "../filesIn";
import { buildTime } from "./buildTime";
import { calendarOf, writeFeeds } from "./feeds";
import { presentEntries } from "./presentEntry";
import { structuredEvents } from "./structuredEvents";

type Entry = Parameters<typeof presentEntries>[0][number];

const program = { path: "/features/events", heading: "Events & more" };
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
  presentEntries(given.map(entry), { program, language, now: Date.parse(now) });

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
    return shown?.leaf;
  };
  expect(leaf("en")).toEqual(["Dec", "5"]);
  expect(leaf("ja")).toEqual(["12月", "5"]);
  expect(leaf("fa")).toEqual(["آذر", "۱۴"]);
});

test("an entry is over at its end, a date when it has ended in UTC", () => {
  const isPast = (given: Partial<Entry>, now: string) =>
    present([given], now)[0]?.isPast;
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

test("ids stay when the time or the description changes, and are unique", () => {
  const idsOf = (...given: Partial<Entry>[]) =>
    present(given).map(({ id }) => id);
  const [id = ""] = idsOf(timed);
  expect(id).toMatch(/^2026-11-23-[0-9a-f]{8}$/);
  expect(idsOf({ starts: "2027-01-01", description: "Moved." })).toEqual([id]);
  const titled = idsOf({ title: "لقاء" }, { title: "会议" });
  expect(new Set([...titled, id]).size).toBe(3);
  const again = { starts: "2027-01-01" };
  expect(idsOf(again, timed)).toEqual([id, `${id}-2`]);
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
    { starts: "2026-12-10", ends: "2026-12-12", cancelled: true },
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
  expect([first?.sequence, days?.sequence]).toEqual([0, 1]);
  expect(last?.endDate.toString()).toBe("2027-01-01");
  expect(calendarOf(present([timed]), site)).toMatch(/^DTSTAMP:20261123T0/m);
});

test("the JSON-LD has the fields that schema.org requires of events", () => {
  const entries = present([
    { ...timed, place: "Online", title: "</script>" },
    { ...timed, place: "Lisbon", cancelled: true, ends: undefined },
    { starts: "2026-12-10" },
  ]);
  const text = structuredEvents(entries, site.home) ?? "";
  const url = (id = "") => `https://example.org/below/features/events#${id}`;
  expect(JSON.parse(text)).toEqual([
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
  expect(structuredEvents(present([{}]), site.home)).toBeUndefined();
});

test("writes feeds and calendars, and removes former ones only", async () => {
  const folder = temporaryFolder();
  const write = (nodes: readonly object[]) => {
    const graphql = () =>
      Promise.resolve({ data: { allProgramContent: { nodes } } });
    return writeFeeds({ graphql } as never, folder, site);
  };
  writeFileSync(path.join(folder, "holidays.ics"), "");
  const [past, next] = present([{ starts: "2026-11-24" }, timed]);
  await write([{ shown: { dated: [past, next], undated: [] } }]);
  expect(filesIn(folder)).toEqual([
    "calendar.ics",
    `features/events/${next?.id}.ics`,
    "feed.xml",
    "holidays.ics",
  ]);
  await write([{ shown: { dated: [], undated: [] } }]);
  expect(filesIn(folder)).toEqual(["holidays.ics"]);
});
