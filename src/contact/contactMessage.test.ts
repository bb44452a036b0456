import fc from "fast-check";

import { gmailMessageUrl, mailtoUrl } from "./contactMessage";

const recipient = "hello@example.org";

/** Text without lone surrogates, rich in characters with a meaning in URLs. */
const texts = fc.string({
  unit: fc.oneof(
    fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
    fc.constantFrom(..."&#%+?='\"!*()<>@/\\ \n\r\t{}".split("")),
    fc.constantFrom("\r\n", "ä", "👩🏽‍🚀", "مر"),
  ),
});

describe("mailtoUrl", () => {
  test("keeps any text, with CRLF line breaks", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const subject = text.replace(/[\r\n]/g, "");
        const url = mailtoUrl(recipient, { subject, body: text });
        expect(url).toMatch(
          /^mailto:[\w.@]+\?subject=[\w.~%-]*&body=[\w.~%-]*$/,
        );
        expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
          subject,
          body: text.replace(/\r\n|\r|\n/g, "\r\n"),
        });
      }),
    );
  });

  test.each([
    ["hello@example.org", "hello@example.org"],
    ["a+b%c&d?e@example.org", "a%2Bb%25c%26d%3Fe@example.org"],
    [`"not@me"@example.org`, "%22not%40me%22@example.org"],
    [
      "user@natto.納豆.example.org",
      "user@natto.%E7%B4%8D%E8%B1%86.example.org",
    ],
  ])("encodes the recipient %s", (address, encoded) => {
    const url = mailtoUrl(address, { subject: "s", body: "b" });
    expect(url).toBe(`mailto:${encoded}?subject=s&body=b`);
  });
});

test("gmailMessageUrl encodes spaces as %20 and line breaks as CRLF", () => {
  const message = { subject: "1 + 1", body: "one & two\nthree" };
  expect(gmailMessageUrl("ada+ai@example.org", message)).toBe(
    "https://mail.google.com/mail/?view=cm&fs=1&to=ada%2Bai%40example.org" +
      "&su=1%20%2B%201&body=one%20%26%20two%0D%0Athree",
  );
});
