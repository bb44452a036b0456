import {
  testEntries,
  testProgram,
  timed,
} from "../../../tests/fixtures/testEntries";
import { presentEntries } from "./entries";

type Entry = Parameters<typeof testEntries>[0][number];

test.each`
  given                                                                                     | when
  ${timed}                                                                                  | ${/Dec 5, 2026\D+5:00\D+6:30.+India/}
  ${{ starts: "2026-11-01T00:30", ends: "2026-11-01T03:30", timeZone: "America/New_York" }} | ${/Nov 1, 2026\D+12:30\D+3:30.+Daylight.+Standard/}
  ${{ starts: "2026-11-01T01:30", timeZone: "America/New_York" }}                           | ${/Nov 1, 2026\D+1:30\D+Daylight/}
  ${{ starts: "2026-12-10", ends: "2026-12-12" }}                                           | ${/Dec 10\D+12, 2026$/}
  ${{}}                                                                                     | ${/Nov 23, 2026$/}
`("shows $when", ({ given, when }) => {
  // The separators depend on the version of ICU.
  const [shown] = testEntries([given as Entry]);
  expect(shown?.when).toMatch(when as RegExp);
});

test("shows the day in the zone of the entry", () => {
  // In UTC, the entry starts in November.
  const [shown] = testEntries([{ ...timed, starts: "2026-12-01T02:00" }]);
  expect([shown?.month, shown?.day]).toEqual(["Dec", "1"]);
});

test("counts entries as past after their end or last day", () => {
  const isPast = (given: Entry, now: string) =>
    testEntries([given], now)[0]?.group === "past";
  expect(isPast(timed, "2026-12-05T12:59Z")).toBe(false);
  expect(isPast(timed, "2026-12-05T13:00Z")).toBe(true);
  expect(isPast({ ...timed, ends: undefined }, "2026-12-05T11:30Z")).toBe(true);
  const days = { starts: "2026-12-10", ends: "2026-12-12" };
  expect(isPast(days, "2026-12-13T11:59Z")).toBe(false);
  expect(isPast(days, "2026-12-13T12:00Z")).toBe(true);
  expect(testEntries([days])[0]?.until).toBe("2026-12-13T00:00");
  expect(testEntries([timed])[0]?.until).toBe("2026-12-05T18:30:00+05:30");
});

test("keeps explicit ids when the title changes", () => {
  const idsOf = (...given: Entry[]) => testEntries(given).map(({ id }) => id);
  const [id = ""] = idsOf(timed);
  expect(id).toMatch(/^2026-11-23-[0-9a-f]{8}$/);
  expect(idsOf({ starts: "2027-01-01", description: "Moved." })).toEqual([id]);
  const titled = idsOf({ title: "لقاء" }, timed, { title: "会议" });
  expect(new Set(titled).size).toBe(3);
  expect(titled[1]).toBe(id);
  expect(idsOf({ id: "first-meetup", title: "First Metup" })).toEqual(
    idsOf({ id: "first-meetup", title: "First Meetup" }),
  );
});

test("sorts entries independently of the order of files", () => {
  const programs = ["/features/academy", "/features/events"].map((path) =>
    testProgram([{ starts: "2026-12-05" }, {}], path),
  );
  for (const files of [programs, programs.toReversed()]) {
    const entries = presentEntries(files, 0);
    expect(entries.map(({ path, startsAt }) => `${path} ${startsAt}`)).toEqual([
      "/features/academy null",
      "/features/events null",
      "/features/academy 2026-12-05",
      "/features/events 2026-12-05",
    ]);
  }
});
