import { humansTxt, securityTxt } from "./noticeFiles";

test("humans.txt groups names by heading", () => {
  expect(
    humansTxt([
      { heading: "Team", lines: ["Ada", "Alan"] },
      { heading: "Thanks", lines: ["Grace"] },
    ]),
  ).toBe("/* TEAM */\n  Ada\n  Alan\n\n/* THANKS */\n  Grace\n");
});

test("security.txt has the fields of RFC 9116", () => {
  const text = securityTxt(
    {
      contacts: ["mailto:security@example.org", "https://example.org/report"],
      expires: "2027-01-31",
      languages: ["en", "de"],
    },
    "https://example.org/.well-known/security.txt",
  );
  expect(text.split("\n")).toEqual([
    "Contact: mailto:security@example.org",
    "Contact: https://example.org/report",
    "Expires: 2027-01-31T23:59:59Z",
    "Preferred-Languages: en, de",
    "Canonical: https://example.org/.well-known/security.txt",
    "",
  ]);
});
