import { ada, mailOf, readMail, RECIPIENT } from "../../tests/drivers/mail";
import {
  contactMessage,
  gmailMessageUrl,
  isLong,
  mailtoUrl,
} from "./contactMessage";

const messageOf = (values: Partial<typeof ada>) =>
  contactMessage({ ...ada, ...values }, RECIPIENT);

test.each([
  "Zoë O’Neil & <Söhne>",
  "100% + #1?",
  "50% & more = a+b;c,d/e\\f",
  "*(!)* 'x' \"quoted\" ~`^|{}[]",
  "日本語, עברית, हिन्दी, 😀",
  "%20 %0A &body=no #no",
  "First line\nSecond line\n\nLast line",
])("keeps %j as typed in mail programs and Gmail", (text) => {
  const name = text.replaceAll("\n", " ");
  const typed = { name, email: ada.email, phone: name, purpose: text };
  const message = messageOf(typed);
  expect(readMail(mailtoUrl(message))).toEqual(mailOf(typed));
  expect(readMail(gmailMessageUrl(message))).toEqual(mailOf(typed));
  // Percent-encoding includes the characters that a shell would interpret.
  expect(mailtoUrl(message)).toMatch(
    /^mailto:hello@example\.org\?subject=[\w.~%-]+&body=[\w.~%-]+$/,
  );
  expect(gmailMessageUrl(message)).toMatch(
    /^https:\/\/mail\.google\.com\/mail\/\?view=cm&fs=1&to=hello%40example\.org&/,
  );
});

test("trims all values", () => {
  const around = (text: string) => ` \u00a0\n${text}\t\n `;
  const message = messageOf({
    name: around(ada.name),
    email: around(ada.email),
    phone: around(""),
    purpose: around(ada.purpose),
  });
  expect(message).toEqual(mailOf({ phone: "" }));
});

test("treats a mailto URL as too long above 2000 characters", () => {
  const others = mailtoUrl(messageOf({ purpose: "" })).length;
  // The first letter takes 9 characters of the URL.
  const purpose = "न" + "a".repeat(2000 - others - 9);
  expect(mailtoUrl(messageOf({ purpose }))).toHaveLength(2000);
  expect(isLong(messageOf({ purpose }))).toBe(false);
  expect(isLong(messageOf({ purpose: `${purpose}a` }))).toBe(true);
  expect(isLong(messageOf({ purpose: `${purpose}\ud83d` }))).toBe(false);
});
