import { readFileSync } from "node:fs";

import { temporaryFolder } from "../../../tests/jest/temporaryFolder";
import { filesIn } from "../../content/filesIn";
import { structuredEvents } from "../../programs/structuredEvents";
import { atomFeed, calendarOf, writeFeeds } from "./feeds";
import { presentEntry } from "./presentEntry";
import { programEntriesField } from "./programEntries";

type Entry = Parameters<typeof presentEntry>[0];

const path = "/features/events";
const site = {
  name: "A & B",
  home: "https://example.org/below",
};
const buildTime = Date.parse("2026-12-01");

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
  given                                                                                     | when
  ${timed}                                                                                  | ${/Dec 5, 2026\D+5:00\D+6:30.+India/}
  ${{ starts: "2026-11-01T00:30", ends: "2026-11-01T03:30", timeZone: "America/New_York" }} | ${/Nov 1, 2026\D+12:30\D+3:30.+Daylight/}
  ${{ starts: "2026-11-01T01:30", timeZone: "America/New_York" }}                           | ${/Nov 1, 2026\D+1:30\D+Daylight/}
  ${{ starts: "2026-12-10", ends: "2026-12-12" }}                                           | ${/Dec 10\D+12, 2026$/}
  ${{}}                                                                                     | ${/Nov 23, 2026$/}
`("shows $when", ({ given, when }) => {
  // The words between differ with the version of ICU.
  const [shown] = present([given as Entry]);
  expect(shown?.when).toMatch(when as RegExp);
});

test("the leaf has the day in the zone of the entry, in the calendar of the site's language", () => {
  const [shown] = present([timed], undefined, "fa");
  expect([shown?.month, shown?.day]).toEqual(["آذر", "۱۴"]);
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

test("the calendar has UTC times, whole days, stable ids and cancellations", () => {
  const link = { label: "Join", href: "/join" };
  const entries = present([
    { ...timed, place: "Lisbon, Portugal", link },
    { starts: "2026-12-10", ends: "2026-12-12", cancelled: true },
  ]);
  const id = entries[0]?.id ?? "";
  const calendar = calendarOf(entries, { ...site, buildTime }).replaceAll(
    "\r\n ",
    "",
  );
  // The end is the day after the last one.
  expect(calendar.split("\r\n").slice(5, -1)).toEqual([
    "BEGIN:VEVENT",
    `UID:${id}.features.events@example.org`,
    "SEQUENCE:0",
    "DTSTAMP:20261201T000000Z",
    "DTSTART:20261205T113000Z",
    "DTEND:20261205T130000Z",
    "SUMMARY:Meetup",
    "LOCATION:Lisbon\\, Portugal",
    "DESCRIPTION:We meet.\\nhttps://example.org/below/join",
    `URL;VALUE=URI:https://example.org/below/features/events#${id}`,
    "END:VEVENT",
    "BEGIN:VEVENT",
    `UID:${id}.features.events@example.org`,
    "SEQUENCE:0",
    "DTSTAMP:20261201T000000Z",
    "DTSTART;VALUE=DATE:20261210",
    "DTEND;VALUE=DATE:20261213",
    "X-MICROSOFT-CDO-ALLDAYEVENT:TRUE",
    "X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE",
    "SUMMARY:Meetup",
    "DESCRIPTION:We meet.",
    `URL;VALUE=URI:https://example.org/below/features/events#${id}`,
    "STATUS:CANCELLED",
    "END:VEVENT",
  ]);
});

test("the feed has what Atom requires, the last announced first, its texts as they are written", () => {
  const title = "A < B & ]]> \u0007 C";
  const entries = present([
    { announced: "2026-01-01" },
    { title, description: "<b>Bold</b>" },
  ]);
  const [first, last] = entries.map(({ id }) => `${site.home}${path}#${id}`);
  const feed = atomFeed(entries, site).replace(/>\s+</g, "><");
  expect(feed).toContain(
    '<feed xmlns="http://www.w3.org/2005/Atom"><id>https://example.org/below/</id><title>A &amp; B</title><updated>2026-11-23T00:00:00.000Z</updated><author><name>A &amp; B</name>',
  );
  const parts = feed.matchAll(
    /<entry><title type="html"><!\[CDATA\[(.*?)\]\]><\/title><id>(.*?)<\/id>.*?<updated>(.*?)<\/updated><summary type="html"><!\[CDATA\[(.*?)\]\]>/g,
  );
  expect([...parts].map(([, ...texts]) => texts)).toEqual([
    [
      "Events &#38; more: A &#60; B &#38; ]]&#62;   C",
      last,
      "2026-11-23T00:00:00.000Z",
      "&#60;b&#62;Bold&#60;/b&#62;",
    ],
    [
      "Events &#38; more: Meetup",
      first,
      "2026-01-01T00:00:00.000Z",
      "We meet.",
    ],
  ]);
});

test("the JSON-LD has the fields that schema.org requires of events", () => {
  const entries = present([
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
  expect(structuredEvents(entries, site.home)).toEqual([
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

test("writes the feed of entries, the calendar of those with a date, and one for each to come", async () => {
  const folder = temporaryFolder();
  const write = (programEntries: readonly object[], builtOn = "2026-12-01") => {
    const siteMetadata = { buildTime: Date.parse(builtOn) };
    const data = { site: { siteMetadata }, programEntries };
    const graphql = () => Promise.resolve({ data });
    return writeFeeds({ graphql } as never, folder, site);
  };
  await write([]);
  expect(filesIn(folder)).toEqual([]);
  await write(present([{}]));
  expect(filesIn(folder)).toEqual(["feed.xml"]);
  const entries = present([{}, { starts: "2026-11-24" }, timed]);
  await write(entries);
  const own = `features/events/${entries[2]?.id}.ics`;
  expect(filesIn(folder)).toEqual(["calendar.ics", own, "feed.xml"]);
  await write(entries, "2026-12-02");
  expect(readFileSync(`${folder}/${own}`, "utf8")).toContain(
    "DTSTAMP:20261202T000000Z",
  );
});

test("queries get the entries that they ask for, in an order that does not depend on that of the files", async () => {
  const programs = ["academy", "events"].map((name) => ({
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
    "academy 2026-12-05",
    "events 2026-12-05",
  ];
  expect(await query({})).toEqual(all);
  expect(await query({}, programs.toReversed())).toEqual(all);
  expect(await query({ path })).toEqual([all[1], all[3]]);
  const next = await query({ group: "upcoming", limit: 1 });
  expect(next).toEqual([all[2]]);
});
