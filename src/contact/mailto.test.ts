import fc from "fast-check";

import { gmailComposeUrl, mailtoUrl } from "./mailto";

/** Reads a query without the code under test: split, then decode. */
const decodedQuery = (query: string) =>
  Object.fromEntries(
    query.split("&").map((pair) => {
      const [key = "", value = ""] = pair.split("=").map(decodeURIComponent);
      return [key, value] as const;
    }),
  );

function decodedMailto(url: string) {
  expect(url).toMatch(
    /^mailto:[\w.~%-]+@[\w.~%-]+\?subject=[\w.~%-]*&body=[\w.~%-]*$/,
  );
  const [to = "", query = ""] = url.slice("mailto:".length).split("?");
  return { to: decodeURIComponent(to), ...decodedQuery(query) };
}

const decodedGmail = (url: string) =>
  decodedQuery(new URL(url).search.slice(1));

const crlf = (text: string) => text.replace(/\r\n|\r|\n/g, "\r\n");

const recipient = "hello@example.org";

/** Any text of whole characters, with more than a fair share of awkward ones. */
const texts = fc.string({
  unit: fc.oneof(
    fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
    fc.constantFrom(..."&#%+?='\"!*()<>@/\\ \n\r\t{}".split("")),
    fc.constantFrom("\r\n", "ä", "👩🏽‍🚀", "مر"),
  ),
});

describe("mailtoUrl", () => {
  test("carries any text unharmed, its lines ended by CRLF", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const subject = text.replace(/[\r\n]/g, "");
        const url = mailtoUrl(recipient, { subject, body: text });
        expect(decodedMailto(url)).toEqual({
          to: recipient,
          subject,
          body: crlf(text),
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

  test("fails at half a surrogate pair, which no mail can carry", () => {
    expect(() =>
      mailtoUrl(recipient, { subject: "s", body: "\ud83e" }),
    ).toThrow(URIError);
  });
});

describe("gmailComposeUrl", () => {
  test("carries any text unharmed, its lines ended by CRLF", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const url = gmailComposeUrl(recipient, { subject: text, body: text });
        expect(decodedGmail(url)).toEqual({
          view: "cm",
          fs: "1",
          to: recipient,
          su: text,
          body: crlf(text),
        });
      }),
    );
  });

  test("addresses an empty mail", () => {
    expect(gmailComposeUrl("ada+ai&ml@example.org")).toBe(
      "https://mail.google.com/mail/?view=cm&fs=1&to=ada%2Bai%26ml%40example.org",
    );
  });

  test("keeps the rest of a text that holds half a surrogate pair", () => {
    const message = { subject: "\ud83e robot 🤖", body: "end \udd16" };
    expect(decodedGmail(gmailComposeUrl(recipient, message))).toMatchObject({
      su: "\ufffd robot 🤖",
      body: "end \ufffd",
    });
  });
});
