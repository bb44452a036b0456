import fc from "fast-check";

import { gmailComposeUrl, mailtoUrl } from "./mailto";

/** Reads a query without the code under test: split, then decode. */
function decodedQuery(query: string): Record<string, string> {
  const decoded: Record<string, string> = {};
  for (const pair of query.split("&")) {
    const parts = pair.split("=").map(decodeURIComponent);
    expect(parts).toHaveLength(2);
    const [key = "", value = ""] = parts;
    decoded[key] = value;
  }
  return decoded;
}

function decodedMailto(url: string) {
  expect(url).toMatch(
    /^mailto:[\w.~%-]+@[\w.~%-]+\?subject=[\w.~%-]*&body=[\w.~%-]*$/,
  );
  const [to = "", query = ""] = url.slice("mailto:".length).split("?");
  return { to: decodeURIComponent(to), ...decodedQuery(query) };
}

function decodedGmail(url: string) {
  const [page, query = ""] = url.split("?");
  expect(page).toBe("https://mail.google.com/mail/");
  return decodedQuery(query);
}

const nastyValues = [
  ["plain text", "Hello"],
  ["an ampersand", "R&D & more &amp; &subject=x"],
  ["a hash", "#1 of many #"],
  ["percent signs", "100% %41 %E4 %"],
  ["a plus", "1+1 = 2+0"],
  ["question marks", "Who? What? ?"],
  ["equals signs", "a=b==c"],
  ["quotes", `"double" 'single' \`back\` «guillemets»`],
  ["RFC 3986's other signs", "!$'()*,;:@/[]~-._|\\^{}"],
  ["a tag", "<script>alert('hi')</script>"],
  ["emoji", "👩🏽‍🚀 🤖 🏳️‍🌈"],
  ["Arabic", "مرحبا بالعالم"],
  ["Chinese", "你好,世界"],
  ["combining marks", "e\u0301 and \u00e9"],
  ["blanks at both ends", "  \t middle \u00a0 "],
  ["two thousand characters", "ä€🤖x".repeat(400)],
  ["nothing", ""],
] as const;

const lineBreaks = [
  ["\\n", "a\nb\n\nc"],
  ["\\r\\n", "a\r\nb\r\n\r\nc"],
  ["\\r", "a\rb\r\rc"],
  ["all kinds", "a\r\nb\r\n\nc"],
] as const;

const recipient = "hello@example.org";

describe("mailtoUrl", () => {
  test.each(nastyValues)("carries %s unharmed", (_, value) => {
    const message = { subject: value, body: value };
    expect(decodedMailto(mailtoUrl(recipient, message))).toEqual({
      to: recipient,
      ...message,
    });
  });

  test.each(lineBreaks)("ends lines with CRLF, given %s", (_, body) => {
    const url = mailtoUrl(recipient, { subject: "s", body });
    expect(decodedMailto(url)).toHaveProperty("body", "a\r\nb\r\n\r\nc");
    expect(url).toContain("body=a%0D%0Ab%0D%0A%0D%0Ac");
  });

  test("carries any text without line breaks", () => {
    const codePoints = fc
      .oneof(
        fc.integer({ min: 0x20, max: 0xd7ff }),
        fc.integer({ min: 0xe000, max: 0x10ffff }),
      )
      .map((code) => String.fromCodePoint(code));
    fc.assert(
      fc.property(fc.string({ unit: codePoints }), (subject) => {
        const url = mailtoUrl(recipient, { subject, body: "" });
        expect(decodedMailto(url)).toHaveProperty("subject", subject);
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
  test.each(nastyValues)("carries %s unharmed", (_, value) => {
    const url = gmailComposeUrl(recipient, { subject: value, body: value });
    const expected = {
      view: "cm",
      fs: "1",
      to: recipient,
      su: value,
      body: value,
    };
    expect(decodedGmail(url)).toEqual(expected);
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual(expected);
  });

  test.each(lineBreaks)("ends lines with CRLF, given %s", (_, body) => {
    const url = gmailComposeUrl(recipient, { subject: "s", body });
    expect(decodedGmail(url)).toHaveProperty("body", "a\r\nb\r\n\r\nc");
  });

  test("keeps the rest of a text that holds half a surrogate pair", () => {
    const message = { subject: "\ud83e robot 🤖", body: "end \udd16" };
    expect(decodedGmail(gmailComposeUrl(recipient, message))).toMatchObject({
      su: "\ufffd robot 🤖",
      body: "end \ufffd",
    });
  });
});
