import { readFileSync } from "node:fs";
import path from "node:path";

import { temporaryFolder } from "../../../tests/jest/temporaryFolder";
import { testEntries, timed } from "../../../tests/fixtures/testEntries";
import { filesIn } from "../../check/filesIn";
import { atomFeed, calendarOf, writeFeeds } from "./feeds";

const site = {
  name: "A & B",
  homeUrl: "https://example.org/below",
  buildTime: Date.parse("2026-12-01"),
};

test("writes events as iCalendar requires", () => {
  const link = { label: "Join", href: "/join" };
  const entries = testEntries([
    { ...timed, place: "Lisbon, Portugal", link },
    { starts: "2026-12-10", ends: "2026-12-12", cancelled: true },
    { ...timed, ends: timed.starts },
  ]);
  const id = entries[0]?.id ?? "";
  const calendar = calendarOf(entries.slice(0, 2), site);
  const lines = calendar.replaceAll("\r\n ", "").split("\r\n");
  const ours = /^(UID|DT|SUMM|LOC|DESC|URL|STATUS|TRANSP)/;
  expect(lines.filter((line) => ours.test(line))).toEqual([
    `UID:${id}.features.events@example.org`,
    "DTSTAMP:20261201T000000Z",
    "DTSTART:20261205T113000Z",
    "DTEND:20261205T130000Z",
    "SUMMARY:Meetup",
    "LOCATION:Lisbon\\, Portugal",
    "DESCRIPTION:We meet.\\nhttps://example.org/below/join",
    `URL;VALUE=URI:https://example.org/below/features/events#${id}`,
    `UID:${id}.features.events@example.org`,
    "DTSTAMP:20261201T000000Z",
    "DTSTART;VALUE=DATE:20261210",
    // The day after the last day.
    "DTEND;VALUE=DATE:20261213",
    "SUMMARY:Cancelled – Meetup",
    "TRANSP:TRANSPARENT",
    `DESCRIPTION:We meet.\\nhttps://example.org/below/features/events#${id}`,
    `URL;VALUE=URI:https://example.org/below/features/events#${id}`,
    "STATUS:CANCELLED",
  ]);
  expect(calendarOf(entries.slice(2), site)).not.toContain("DTEND");
});

test("writes an Atom feed sorted by day of announcement", () => {
  const entries = testEntries([
    { ...timed, announced: "2026-01-01" },
    {
      title: "A < B & ]]> C",
      description: "<b>Bold</b>",
      starts: "2026-12-10",
      place: "A & B",
    },
    { announced: "2026-01-31", cancelled: true },
  ]);
  const [first, second, cancelled] = entries.map(
    ({ id }) => `id ${site.homeUrl}/features/events#${id}`,
  );
  const parts = atomFeed(entries, site).matchAll(
    /<(id|title|name|updated|published|summary)\b[^>]*>(?:<!\[CDATA\[)?(.*?)(?:\]\]>)?<\/\1>/g,
  );
  expect(Array.from(parts, ([, name, text]) => `${name} ${text}`)).toEqual([
    "id https://example.org/below/",
    "title A &amp; B",
    "updated 2026-11-23T12:00:00.000Z",
    "name A &amp; B",
    "title Events &#38; more: A &#60; B &#38; ]]&#62; C",
    second,
    "updated 2026-11-23T12:00:00.000Z",
    "summary Thu, Dec 10, 2026<br>A &#38; B<br>&#60;b&#62;Bold&#60;/b&#62;",
    "published 2026-11-23T12:00:00.000Z",
    "title Cancelled – Events &#38; more: Meetup",
    cancelled,
    "updated 2026-02-01T12:00:00.000Z",
    `summary ${entries[2]?.when}<br>We meet.`,
    "published 2026-01-31T12:00:00.000Z",
    "title Events &#38; more: Meetup",
    first,
    "updated 2026-01-01T12:00:00.000Z",
    `summary ${entries[0]?.when}<br>Online<br>We meet.`,
    "published 2026-01-01T12:00:00.000Z",
  ]);
});

test("writes the feed and calendars only if they have entries", async () => {
  const folder = temporaryFolder();
  await writeFeeds(folder, [], site);
  expect(filesIn(folder)).toEqual([]);
  await writeFeeds(folder, testEntries([{}]), site);
  expect(filesIn(folder)).toEqual(["feed.xml"]);
  const entries = testEntries([
    {},
    { starts: "2026-11-24" },
    timed,
    { ...timed, title: "Off", cancelled: true },
  ]);
  await writeFeeds(folder, entries, site);
  const own = `features/events/${entries[2]?.id}.ics`;
  expect(filesIn(folder)).toEqual(["calendar.ics", own, "feed.xml"]);

  // If a file has these lines, calendar programs offer to subscribe to the file.
  const linesOf = (file: string) =>
    readFileSync(path.join(folder, file), "utf8").match(
      /^(NAME|X-WR-CALNAME|REFRESH-INTERVAL|X-PUBLISHED-TTL)\b.*$/gm,
    );
  expect(linesOf("calendar.ics")).toEqual([
    "NAME:A & B",
    "X-WR-CALNAME:A & B",
    "REFRESH-INTERVAL;VALUE=DURATION:P1D",
    "X-PUBLISHED-TTL:P1D",
  ]);
  expect(linesOf(own)).toBeNull();
});
