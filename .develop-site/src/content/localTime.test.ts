import { isTimeZone, timeZoneNames } from "./localTime";

test("knows each time zone by its current name, once", () => {
  const names = timeZoneNames();
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !isTimeZone(name))).toEqual([]);
  expect(names).not.toContain("Asia/Calcutta");
});

test("leaves out a time zone that the browser does not know", () => {
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
