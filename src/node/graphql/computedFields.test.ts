import { execFileSync } from "node:child_process";

import { homeAddress, longDate, textDirection } from "./computedFields";

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

test("a date is written in the language of the site, in any time zone", () => {
  expect(longDate("2024-12-31", "en-GB")).toBe("31 December 2024");
});

test("a date is in English, not in the machine's language, if Intl lacks the site's", () => {
  const written = execFileSync(
    process.execPath,
    [
      "--import",
      "tsx",
      "--print",
      "require('./src/node/graphql/computedFields').longDate('2024-12-31', 'tlh')",
    ],
    { env: { ...process.env, LC_ALL: "de_DE.UTF-8" }, encoding: "utf8" },
  );
  expect(written.trim()).toBe("December 31, 2024");
});
