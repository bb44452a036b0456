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

/** The live region that tells how copying went. */
const result = (page: Page) => dialog(page).locator("[aria-live=polite]");

const copy = (page: Page, name: string) =>
  dialog(page).getByRole("button", { name }).click();

test("for visitors without a mail program, the dialog shows the address and offers to copy it", async ({
  page,
}) => {
  await expect(dialog(page).getByText(recipient)).toBeVisible();
  await expect(result(page)).toBeEmpty();
  await copy(page, contact.mailFallback.copyAddress);
  await expect.poll(() => clipboard(page)).toBe(recipient);
  await expect(result(page)).toHaveText(contact.mailFallback.copied);

  await page.keyboard.press("Escape");
  await openDialog(page);
  await expect(result(page)).toBeEmpty();
});

test("the dialog says when copying is refused, and when it then succeeds", async ({
  page,
}) => {
  await page.evaluate(() => {
    // As on a page without https.
    Object.defineProperty(navigator, "clipboard", {
      value: undefined,
      configurable: true,
    });
  });
  await copy(page, contact.mailFallback.copyAddress);
  await expect(result(page)).toHaveText(contact.mailFallback.refused);
  await page.evaluate(() => Reflect.deleteProperty(navigator, "clipboard"));
  await copy(page, contact.mailFallback.copyMessage);
  await expect(result(page)).toHaveText(contact.mailFallback.copied);
});

test("a second copy is announced as well", async ({ page }) => {
  await copy(page, contact.mailFallback.copyAddress);
  await expect(result(page)).toHaveText(contact.mailFallback.copied);
  const emptied = result(page).evaluate(
    (region) =>
      new Promise((resolve) =>
        new MutationObserver(() => {
          if (region.textContent === "") resolve(true);
        }).observe(region, { childList: true, subtree: true }),
      ),
  );
  await copy(page, contact.mailFallback.copyAddress);
  expect(await emptied).toBe(true);
  await expect(result(page)).toHaveText(contact.mailFallback.copied);
});

test("for visitors without a mail program, the dialog offers to copy the message", async ({
  page,
}) => {
  await fillIn(page);
  await copy(page, contact.mailFallback.copyMessage);
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
