import { securityTxt } from "./securityTxt";

test("holds the fields of RFC 9116", () => {
  const text = securityTxt(
    {
      contacts: ["mailto:security@example.org", "https://example.org/report"],
      expires: "2027-01-31",
      languages: ["en", "de"],
    },
    "https://example.org",
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
