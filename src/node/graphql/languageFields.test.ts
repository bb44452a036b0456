import { execFileSync } from "node:child_process";

import { longDate, textDirection } from "./languageFields";

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
      "require('./src/node/graphql/languageFields').longDate('2024-12-31', 'tlh')",
    ],
    { env: { ...process.env, LC_ALL: "de_DE.UTF-8" }, encoding: "utf8" },
  );
  expect(written.trim()).toBe("December 31, 2024");
});
