import { longDate } from "./longDate";

test.each([
  ["2025-01-15", "en", "January 15, 2025"],
  ["2025-01-15", "en-GB", "15 January 2025"],
  ["2024-12-31", "en", "December 31, 2024"],
])("%s in %s is %s", (day, language, written) => {
  expect(longDate(day, language)).toBe(written);
});
