import contact from "../../tests/fixtures/site/contact.json";
import {
  contactMessage,
  gmailMessageUrl,
  lengthLimit,
  mailtoUrl,
} from "./contactMessage";

const message = { subject: "1 + (1)", body: "one & two\r\nthree\nfour" };

test.each([
  ["a+b%c&d?e@example.org", "a%2Bb%25c%26d%3Fe@example.org"],
  [`"not@me"@example.org`, "%22not%40me%22@example.org"],
  ["user@natto.納豆.example.org", "user@natto.%E7%B4%8D%E8%B1%86.example.org"],
])(
  "mailtoUrl encodes the recipient %s, and ends lines by CRLF",
  (to, encoded) => {
    expect(mailtoUrl(to, message)).toBe(
      `mailto:${encoded}?subject=1%20%2B%20%281%29` +
        "&body=one%20%26%20two%0D%0Athree%0D%0Afour",
    );
  },
);

test("gmailMessageUrl encodes spaces as %20, and ends lines by CRLF", () => {
  expect(gmailMessageUrl("ada+ai@example.org", message)).toBe(
    "https://mail.google.com/mail/?view=cm&fs=1&to=ada%2Bai%40example.org" +
      "&su=1%20%2B%20%281%29&body=one%20%26%20two%0D%0Athree%0D%0Afour",
  );
});

test.each([
  ["a", 1900, undefined],
  ["a", 1980, "longForMail"],
  ["न", 230, "longForMail"],
  ["न", 700, "longForGmail"],
  ["\ud800", 1, undefined],
])("the links of %s × %i exceed %s", (letter, count, limit) => {
  const body = letter.repeat(count);
  expect(lengthLimit("ada@example.org", { subject: "Hi", body })).toBe(limit);
});

test("any text comes out of a mail program and Gmail as typed, without blanks around values", () => {
  const name = "Zoë O’Neil & <Söhne> 100% + #1?";
  const purpose =
    'First line\nSecond line = 50% & more\n\n日本語, עברית, 😀 "quoted" a+b;c,d/e\\f';
  const entry = {
    name: `  ${name} `,
    email: "ada@example.com",
    phone: "",
    purpose: ` \n${purpose}\n\n`,
  };
  const subject = `Contact Form Submission from ${name}`;
  const body = [
    `Name: ${name}`,
    "Email: ada@example.com",
    "Phone: ",
    `Purpose: ${purpose.replaceAll("\n", "\r\n")}`,
    "This message was sent from the GAINOVA website contact form.",
  ].join("\r\n");
  const mail = contactMessage(entry, contact.mail);
  const to = "ada@example.org";
  const { searchParams: gmail } = new URL(gmailMessageUrl(to, mail));
  expect(Object.fromEntries(gmail)).toMatchObject({ to, su: subject, body });
  // By RFC 6068 every value is percent-encoded, spaces as well.
  const mailto = mailtoUrl(to, mail);
  expect(mailto).toMatch(/^mailto:[\w.@%-]+\?[\w.~%&=-]+$/);
  const { pathname, searchParams } = new URL(mailto);
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    to,
    { subject, body },
  ]);
});
