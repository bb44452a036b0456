import { longDate, textDirection } from "./languageFields";

test.each([
  ["en", "ltr"],
  ["ar", "rtl"],
  ["he-IL", "rtl"],
  ["fa", "rtl"],
  ["ur-Latn", "ltr"],
  ["pa-Arab", "rtl"],
])("the direction of %s is %s", (language, direction) => {
  expect(textDirection(language)).toBe(direction);
});

test.each([
  ["2025-01-15", "en", "January 15, 2025"],
  ["2024-12-31", "en-GB", "31 December 2024"],
])("writes %s in %s as %s", (day, language, written) => {
  expect(longDate(day, language)).toBe(written);
});
