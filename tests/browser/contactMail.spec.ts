import contact from "../fixtures/site/contact.json";
import {
  contactDialog,
  fillForm,
  openDialog,
  recipient,
  submitButton,
  collectMails,
} from "./contactDialog";
import { expect, test } from "./test";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test.beforeEach(async ({ page, visit }) => {
  await visit("/");
  await openDialog(page);
});

test("any text, in any script, with any punctuation, comes out of a mail program and Gmail as typed", async ({
  page,
}) => {
  const mails = await collectMails(page);
  const name = "Zoë O’Neil & <Söhne> 100% + #1?";
  const purpose =
    'First line\nSecond line = 50% & more\n\n日本語, עברית, 😀 "quoted" a+b;c,d/e\\f';
  // Values are trimmed.
  await fillForm(page, { name: `  ${name} `, purpose: ` \n${purpose}\n\n` });
  const subject = `Contact Form Submission from ${name}`;
  const body = [
    `Name: ${name}`,
    "Email: ada@example.com",
    "Phone: +1 202 555 0147",
    // Lines are ended by CRLF.
    `Purpose: ${purpose.replaceAll("\n", "\r\n")}`,
    "This message was sent from the GAINOVA website contact form.",
  ].join("\r\n");

  const link = contactDialog(page).getByRole("link", { name: /gmail/i });
  await expect.soft(link).toHaveAttribute("target", "_blank");
  await expect.soft(link).toHaveAttribute("rel", "noopener");
  const gmail = new URL((await link.getAttribute("href")) ?? "");
  expect
    .soft(gmail.origin + gmail.pathname)
    .toBe("https://mail.google.com/mail/");
  expect
    .soft(Object.fromEntries(gmail.searchParams))
    .toEqual({ view: "cm", fs: "1", to: recipient, su: subject, body });

  await submitButton(page).click();
  await expect.poll(() => mails).toHaveLength(1);
  // By RFC 6068 every value is percent-encoded, spaces as well.
  expect(mails[0]).toMatch(/^mailto:[\w.@%-]+\?[\w.~%&=-]+$/);
  const mail = new URL(mails[0] ?? "");
  expect(mail.pathname).toBe(recipient);
  expect(Object.fromEntries(mail.searchParams)).toEqual({ subject, body });
});

test("offers to copy the message and the address, and says how that went", async ({
  page,
}) => {
  const { copyAddress, copyMessage, copied, refused } = contact.mailFallback;
  const result = contactDialog(page).locator("[aria-live=polite]");
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const copy = (name: string) =>
    contactDialog(page).getByRole("button", { name }).click();

  await expect(contactDialog(page).getByText(recipient)).toBeVisible();
  await copy(copyAddress);
  await expect(result).toHaveText(copied);
  expect(await clipboard()).toBe(recipient);

  await page.keyboard.press("Escape");
  await openDialog(page);
  await expect(result).toBeEmpty();
  await fillForm(page);
  await copy(copyMessage);
  await expect(result).toHaveText(copied);
  const message = await clipboard();
  for (const text of [
    recipient,
    "Contact Form Submission from Ada Lovelace",
    "Purpose: Hello there",
  ]) {
    expect.soft(message).toContain(text);
  }

  // As on a page without https.
  await page.evaluate(() =>
    Object.defineProperty(navigator, "clipboard", { value: undefined }),
  );
  await copy(copyAddress);
  await expect(result).toHaveText(refused);
});
