import { isTimeZone, timeZoneNames } from "./localTime";

test("knows each time zone by its current name, once", () => {
  const names = timeZoneNames();
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !isTimeZone(name))).toEqual([]);
  expect(names).not.toContain("Asia/Calcutta");
});
