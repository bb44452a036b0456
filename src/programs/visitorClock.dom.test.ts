import { act, renderHook } from "@testing-library/react";

import { groupAt, useNow, visitorTime } from "./visitorClock";

test("formats the visitor's time in English with any lang", () => {
  jest
    .spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions")
    .mockImplementation(() => {
      throw new RangeError("This browser has no time zones");
    });
  // Chrome sets this when it translates a page.
  document.documentElement.lang = "auto";
  const others = ["+05:30", "-09:30"]
    .map((offset) => `2026-12-05T17:00:00${offset}`)
    .filter((time) => +new Date(time) !== +new Date("2026-12-05T17:00:00"));
  const times = others.map((time) => visitorTime(time));
  expect(times).not.toContain(undefined);
});

test("never moves a past entry back to Upcoming", () => {
  const until = "2026-12-05T17:00:00Z";
  const end = Date.parse(until);
  expect(groupAt(end - 1, { group: "upcoming", until })).toBe("upcoming");
  expect(groupAt(end, { group: "upcoming", until })).toBe("past");
  expect(groupAt(0, { group: "past", until })).toBe("past");
});

test("updates the time when the page is shown again", () => {
  jest.useFakeTimers({ now: new Date("2026-12-05T16:00Z") });
  const { result } = renderHook(useNow);
  jest.setSystemTime(new Date("2026-12-05T17:00Z"));
  expect(result.current).toBe(Date.parse("2026-12-05T16:00Z"));
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(result.current).toBe(Date.parse("2026-12-05T17:00Z"));
});
