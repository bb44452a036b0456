import { visitorTime } from "./visitorClock";

test("gives the visitor's own time for one of another offset, before the document has a language", () => {
  expect(document.documentElement.lang).toBe("");
  const others = ["+05:30", "-09:30"]
    .map((offset) => `2026-12-05T17:00:00${offset}`)
    .filter((time) => +new Date(time) !== +new Date("2026-12-05T17:00:00"));
  expect(others.map(visitorTime)).not.toContain(undefined);
});
