import { readFileSync } from "node:fs";

import { temporaryFolder } from "../../../tests/jest/temporaryFolder";
import { presentEntries, timed } from "../../../tests/jest/testEntries";
import { filesIn } from "../../content/filesIn";
import { atomFeed, calendarOf, writeFeeds } from "./feeds";

const site = {
  name: "A & B",
  home: "https://example.org/below",
  buildTime: Date.parse("2026-12-01"),
  words: { cancelled: "Cancelled", online: "Online" },
};

test("an event ends only later than it starts", () => {
  for (const ends of [undefined, timed.starts]) {
    const calendar = calendarOf(presentEntries([{ ...timed, ends }]), site);
    expect(calendar).toContain("DTSTART:20261205T113000Z");
    expect(calendar).not.toContain("DTEND");
  }
});

test("the calendar has UTC times, whole days, stable ids and cancellations", () => {
  const link = { label: "Join", href: "/join" };
  const entries = presentEntries([
    { ...timed, place: "Lisbon, Portugal", link },
    { starts: "2026-12-10", ends: "2026-12-12", cancelled: true },
  ]);
  const id = entries[0]?.id ?? "";
  const calendar = calendarOf(entries, site).replaceAll("\r\n ", "");
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

test("the feed has what Atom requires, the last announced first, its texts as they are written, with when and where", () => {
  const title = "A < B & ]]> \u0007 C";
  const entries = presentEntries([
    { ...timed, announced: "2026-01-01" },
    { title, description: "<b>Bold</b>", starts: "2026-12-10", place: "A & B" },
  ]);
  const [first, last] = entries.map(
    ({ id }) => `${site.home}/features/events#${id}`,
  );
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
      "Thu, Dec 10, 2026<br>A &#38; B<br>&#60;b&#62;Bold&#60;/b&#62;",
    ],
    [
      "Events &#38; more: Meetup",
      first,
      "2026-01-01T00:00:00.000Z",
      `${entries[0]?.when}<br>Online<br>We meet.`,
    ],
  ]);
});

test("an entry that is cancelled is so in its title, and changes the feed once, a day after its announcement", () => {
  const entries = presentEntries([
    { announced: "2026-01-31", cancelled: true },
    { announced: "2026-01-30" },
  ]);
  const feed = atomFeed(entries, site);
  const titles = feed.matchAll(/<title type="html"><!\[CDATA\[(.*?)\]\]>/g);
  expect(Array.from(titles, ([, title]) => title)).toEqual([
    "Cancelled – Events &#38; more: Meetup",
    "Events &#38; more: Meetup",
  ]);
  const days = feed.matchAll(/<(updated|published)>(.*?)T/g);
  expect(Array.from(days, ([, ...day]) => day.join(" "))).toEqual([
    "updated 2026-02-01",
    "updated 2026-02-01",
    "published 2026-01-31",
    "updated 2026-01-30",
    "published 2026-01-30",
  ]);
});

test("writes the feed of entries, the calendar of those with a date, and one for each to come", async () => {
  const folder = temporaryFolder();
  const write = (
    entries: ReturnType<typeof presentEntries>,
    builtOn = "2026-12-01",
  ) => writeFeeds(folder, entries, { ...site, buildTime: Date.parse(builtOn) });
  await write([]);
  expect(filesIn(folder)).toEqual([]);
  await write(presentEntries([{}]));
  expect(filesIn(folder)).toEqual(["feed.xml"]);
  const entries = presentEntries([{}, { starts: "2026-11-24" }, timed]);
  await write(entries);
  const own = `features/events/${entries[2]?.id}.ics`;
  expect(filesIn(folder)).toEqual(["calendar.ics", own, "feed.xml"]);
  // So that of two builds on one day the later one reaches calendars.
  await write(entries, "2026-12-02T10:20:30Z");
  expect(readFileSync(`${folder}/${own}`, "utf8")).toContain(
    "DTSTAMP:20261202T102030Z",
  );
});
