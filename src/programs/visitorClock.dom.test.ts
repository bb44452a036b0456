import { groupAt, visitorTime } from "./visitorClock";

test("gives the visitor's own time for one of another offset, before the document has a language, without names of time zones", () => {
  jest
    .spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions")
    .mockImplementation(() => {
      throw new RangeError("This browser has no time zones");
    });
  expect(document.documentElement.lang).toBe("");
  const others = ["+05:30", "-09:30"]
    .map((offset) => `2026-12-05T17:00:00${offset}`)
    .filter((time) => +new Date(time) !== +new Date("2026-12-05T17:00:00"));
  expect(others.map(visitorTime)).not.toContain(undefined);
});

test("a clock that is slow brings nothing back", () => {
  const until = "2026-12-05T17:00:00Z";
  const end = Date.parse(until);
  expect(groupAt(end - 1, { group: "upcoming", until })).toBe("upcoming");
  expect(groupAt(end, { group: "upcoming", until })).toBe("past");
  expect(groupAt(0, { group: "past", until })).toBe("past");
});
