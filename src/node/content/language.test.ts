import { dateFormat, longDate, textDirection } from "./language";

test("the direction of a language is that of its script", () => {
  const languages = ["en", "ar", "ur-Latn", "pa-Arab"];
  expect(languages.map(textDirection)).toEqual(["ltr", "rtl", "ltr", "rtl"]);
});

test("a date is written in the language of the site, else in English", () => {
  expect(longDate("2024-12-31", "en-GB")).toBe("31 December 2024");
  expect(dateFormat("tlh", {}).resolvedOptions().locale).toBe("en");
});
