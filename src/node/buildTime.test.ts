import { buildTime } from "./buildTime";

test("returns SOURCE_DATE_EPOCH or the start of the day", () => {
  expect(buildTime("1764000001")).toBe(1_764_000_001_000);
  expect(() => buildTime("now")).toThrow('SOURCE_DATE_EPOCH is "now"');
  jest.useFakeTimers({ now: new Date("2026-12-05T23:59:59.999Z") });
  expect(buildTime()).toBe(Date.parse("2026-12-05"));
  jest.useRealTimers();
});
