import {
  dateFormat,
  homeAddress,
  longDate,
  textDirection,
} from "./computedFields";

test.each`
  url                          | pathPrefix   | home
  ${"https://example.org"}     | ${""}        | ${"https://example.org"}
  ${"https://example.org"}     | ${"/prefix"} | ${"https://example.org/prefix"}
  ${"https://Example.ORG:443"} | ${"/prefix"} | ${"https://example.org/prefix"}
`("the home of $url with prefix $pathPrefix is $home", (example) => {
  const { url, pathPrefix, home } = example as Record<string, string>;
  expect(homeAddress(String(url), String(pathPrefix))).toBe(home);
});

test("the direction of a language is that of its script", () => {
  const languages = ["en", "ar", "ur-Latn", "pa-Arab"];
  expect(languages.map(textDirection)).toEqual(["ltr", "rtl", "ltr", "rtl"]);
});

test("a date is written in the language of the site, in any time zone; in English, not in the machine's language, if Intl lacks it", () => {
  expect(longDate("2024-12-31", "en-GB")).toBe("31 December 2024");
  expect(dateFormat("tlh", {}).resolvedOptions().locale).toBe("en");
});
