import { act, renderHook } from "@testing-library/react";

import { groupAt, useNow, visitorTime } from "./visitorClock";

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

test("the time is in English if the browser lacks the site's language", () => {
  const format = jest.spyOn(Date.prototype, "toLocaleString");
  document.documentElement.lang = "tlh";
  visitorTime("2026-12-05T17:00:00+12:34");
  expect(format).toHaveBeenCalledWith(["tlh", "en"], expect.anything());
});

test("a clock that is slow brings nothing back", () => {
  const until = "2026-12-05T17:00:00Z";
  const end = Date.parse(until);
  expect(groupAt(end - 1, { group: "upcoming", until })).toBe("upcoming");
  expect(groupAt(end, { group: "upcoming", until })).toBe("past");
  expect(groupAt(0, { group: "past", until })).toBe("past");
});

test("the time is the current one when the next entry ends, and a day later at the latest", () => {
  jest.useFakeTimers({ now: new Date("2026-12-05T16:00Z") });
  const untils = [
    "2026-12-05T15:00Z",
    "2026-12-05T17:00Z",
    "2027-12-05T17:00Z",
  ];
  const entries = untils.map(
    (until) => ({ group: "upcoming", until }) as const,
  );
  const { result } = renderHook(() => useNow(entries));
  const nowAfter = (hours: number) => {
    act(() => jest.advanceTimersByTime(hours * 3_600_000));
    return new Date(result.current).toISOString();
  };
  expect(nowAfter(0.9)).toBe("2026-12-05T16:00:00.000Z");
  expect(nowAfter(0.1)).toBe("2026-12-05T17:00:00.000Z");
  expect(nowAfter(23.9)).toBe("2026-12-05T17:00:00.000Z");
  expect(nowAfter(0.1)).toBe("2026-12-06T17:00:00.000Z");
});
