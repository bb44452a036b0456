import type { Page } from "@playwright/test";

import {
  fillIn,
  openDialog,
  readMail,
  recipient,
  submit,
  watchMails,
} from "./contactParts";
import { expect, test } from "./test";

const lastLine = "This message was sent from the GAINOVA website contact form.";

/** Sends the form and returns the address that the browser was asked to open. */
async function send(page: Page, values: Parameters<typeof fillIn>[1] = {}) {
  const mails = await watchMails(page);
  await openDialog(page);
  await fillIn(page, values);
  await submit(page).click();
  await expect.poll(() => mails, { intervals: [50] }).toHaveLength(1);
  return mails[0] ?? "";
}

test.beforeEach(async ({ visit }) => {
  await visit("/");
});

test("the mail goes to the footer's address, with the subject Contact Form Submission from {name}", async ({
  page,
}) => {
  const { to, subject } = readMail(await send(page));
  expect(to).toBe(recipient);
  expect(subject).toBe("Contact Form Submission from Ada Lovelace");
});

test("the mail's body has lines for Name, Email, Phone and Purpose, then one that says that it was sent from the GAINOVA website contact form", async ({
  page,
}) => {
  const { lines } = readMail(await send(page));
  expect(lines.filter((line) => line !== "")).toEqual([
    "Name: Ada Lovelace",
    "Email: ada@example.com",
    "Phone: +1 202 555 0147",
    "Purpose: Hello there",
    lastLine,
  ]);
  expect(lines.at(-1)).toBe(lastLine);
});

test("any text, in any script, with any punctuation, comes out of a mail program as typed", async ({
  page,
}) => {
  const name = "Zoë O’Neil & <Söhne> 100% + #1?";
  const purpose =
    'First line\nSecond line = 50% & more\n\n日本語, עברית, 😀 "quoted" a+b;c,d/e\\f';
  const url = await send(page, { name, phone: "", purpose });
  // Every value percent-encoded, by RFC 6068.
  expect(url).toMatch(/^mailto:[\w.@%+-]+\?[\w.~%&=-]+$/);
  const { subject, lines } = readMail(url);
  expect(subject).toBe(`Contact Form Submission from ${name}`);
  expect(lines[0]).toBe(`Name: ${name}`);
  expect(lines[2]?.trim()).toBe("Phone:");
  expect(lines.slice(3, -1).join("\n").trim()).toBe(`Purpose: ${purpose}`);
  expect(lines.at(-1)).toBe(lastLine);
});

test("lines are ended by CRLF", async ({ page }) => {
  const url = await send(page, { purpose: "one\ntwo" });
  const query = decodeURIComponent(url.split("?")[1] ?? "");
  expect(query).toContain("one\r\ntwo");
  expect(query.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});

test("values are trimmed", async ({ page }) => {
  const { subject, lines } = readMail(
    await send(page, { name: "  Ada  ", purpose: " \n Hello \n\n" }),
  );
  expect(subject).toBe("Contact Form Submission from Ada");
  expect(lines[0]).toBe("Name: Ada");
  expect(lines[3]).toBe("Purpose: Hello");
});
