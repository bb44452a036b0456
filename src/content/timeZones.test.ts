import { isTimeZone, timeZoneNames } from "./timeZones";

test("lists each time zone once by its current name", () => {
  const names = timeZoneNames();
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !isTimeZone(name))).toEqual([]);
  expect(names).not.toContain("Asia/Calcutta");
});

test("accepts full names of former zones and no abbreviations", () => {
  const names =
    "GMT UTC Japan Israel Etc/GMT+5 America/Port-au-Prince Europe/Kiev";
  expect(names.split(" ").filter((name) => !isTimeZone(name))).toEqual([]);
  const others =
    "IST BST CST EST Est japan JAPAN PRC Gmt +05:30 Eastern Asia/Goa";
  expect(others.split(" ").filter(isTimeZone)).toEqual([]);
});

test("leaves out time zones that the browser does not know", () => {
  const { DateTimeFormat } = Intl;
  jest.spyOn(Intl, "DateTimeFormat").mockImplementation((...args) => {
    if (args[1]?.timeZone === "Europe/Kyiv") throw new RangeError();
    return new DateTimeFormat(...args);
  });
  const names = timeZoneNames();
  expect(names).not.toContain("Europe/Kyiv");
  expect(names).toContain("Asia/Kolkata");
  jest.restoreAllMocks();
});
