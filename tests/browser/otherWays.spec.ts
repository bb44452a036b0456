import type { Page } from "@playwright/test";

import contact from "../fixtures/site/contact.json";
import {
  dialog,
  fillIn,
  openDialog,
  readMail,
  recipient,
  submit,
  watchMails,
} from "./contactParts";
import { expect, test } from "./test";

test.use({
  permissions: ["clipboard-read", "clipboard-write"],
});

const clipboard = (page: Page) =>
  page.evaluate(() => navigator.clipboard.readText());

test.beforeEach(async ({ page, visit }) => {
  await visit("/");
  await openDialog(page);
});

test("for visitors without a mail program, the dialog offers to copy the address", async ({
  page,
}) => {
  await dialog(page)
    .getByRole("button", { name: contact.otherWays.copyAddress })
    .click();
  await expect.poll(() => clipboard(page)).toBe(recipient);
  await expect(dialog(page).getByText(contact.otherWays.copied)).toBeVisible();
});

test("for visitors without a mail program, the dialog offers to copy the message", async ({
  page,
}) => {
  await fillIn(page);
  await dialog(page)
    .getByRole("button", { name: contact.otherWays.copyMessage })
    .click();
  await expect.poll(() => clipboard(page)).toContain("Name: Ada Lovelace");
  const copied = await clipboard(page);
  for (const text of [
    recipient,
    "Contact Form Submission from Ada Lovelace",
    "Email: ada@example.com",
    "Phone: +1 202 555 0147",
    "Purpose: Hello there",
  ]) {
    expect(copied).toContain(text);
  }
});

test("for visitors without a mail program, a link opens the same message in Gmail's compose page", async ({
  page,
}) => {
  const mails = await watchMails(page);
  await fillIn(page, { purpose: "Two\nlines & 100%" });
  const link = dialog(page).getByRole("link", { name: /gmail/i });
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", /\bnoopener\b/);
  const href = new URL((await link.getAttribute("href")) ?? "");
  await submit(page).click();
  await expect.poll(() => mails, { intervals: [50] }).toHaveLength(1);
  const { subject, lines } = readMail(mails[0] ?? "");
  expect(href.origin + href.pathname).toBe("https://mail.google.com/mail/");
  expect(Object.fromEntries(href.searchParams)).toMatchObject({
    view: "cm",
    to: recipient,
    su: subject,
    body: lines.join("\r\n"),
  });
});
