import type { Page } from "@playwright/test";

import contact from "../fixtures/site/contact.json";
import {
  contactDialog,
  field,
  fillForm,
  openDialog,
  recipient,
  SENDING,
  submitButton,
  SUCCESS,
  collectMails,
} from "../page/contactDialog";
import { expect, test } from "../page/test";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test.beforeEach(async ({ page, visit }) => {
  await page.clock.install();
  await visit("/");
  await openDialog(page);
});

/** Submits the form, and stops the time before the dialog closes. */
async function submitForm(page: Page) {
  await page.clock.pauseAt(Date.now() + 60_000);
  await submitButton(page).click();
  await page.clock.runFor(SENDING);
}

test("has fields for name, email, phone and purpose, of which the browser checks all but the phone", async ({
  page,
}) => {
  for (const [label, placeholder, type, autocomplete, required] of [
    ["Full Name *", "Enter your full name", "text", "name", true],
    ["Email Address *", "Enter your email address", "email", "email", true],
    ["Phone Number", "Enter your phone number", "tel", "tel", false],
    ["Purpose *", "Tell us about your inquiry...", "textarea", "off", true],
  ] as const) {
    const control = field(page, label);
    await expect.soft(control).toHaveAttribute("placeholder", placeholder);
    await expect.soft(control).toHaveAttribute("autocomplete", autocomplete);
    await expect.soft(control).toHaveJSProperty("type", type);
    await expect.soft(control).toHaveJSProperty("required", required);
  }
  await expect.soft(field(page, "Purpose *")).toHaveJSProperty("rows", 4);

  const mails = await collectMails(page);
  await fillForm(page, { phone: " " });
  for (const [label, value, reason] of [
    ["Full Name *", "", "valueMissing"],
    ["Full Name *", " \u00a0 ", "valueMissing"],
    ["Email Address *", "", "valueMissing"],
    ["Email Address *", "ada at", "typeMismatch"],
    ["Purpose *", "", "valueMissing"],
    ["Purpose *", " \n\t ", "valueMissing"],
  ] as const) {
    await test.step(`${label} ${JSON.stringify(value)}`, async () => {
      const control = field(page, label);
      const valid = await control.inputValue();
      await control.fill(value);
      await submitButton(page).click();
      await expect.soft(control).toBeFocused();
      await expect.soft(control).toHaveJSProperty(`validity.${reason}`, true);
      await control.fill(valid);
    });
  }
  expect(mails).toEqual([]);
  await submitForm(page);
  await expect(contactDialog(page).getByText(SUCCESS)).toBeVisible();
});

test("offers to copy the message and the address, or to open it in Gmail, and says before and after sending that it is long", async ({
  page,
}) => {
  const { mailFallback, lastMessage } = contact;
  const result = (text: string) => contactDialog(page).getByText(text);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const copy = (name: string) =>
    contactDialog(page).getByRole("button", { name }).click();

  await expect(contactDialog(page).getByText(recipient)).toBeVisible();
  const gmail = contactDialog(page).getByRole("link", { name: /gmail/i });
  await expect.soft(gmail).toHaveAttribute("target", "_blank");
  await expect.soft(gmail).toHaveAttribute("rel", "noopener");
  await copy(mailFallback.copyAddress);
  await expect(result(mailFallback.copied)).toBeVisible();
  expect(await clipboard()).toBe(recipient);

  await page.keyboard.press("Escape");
  await openDialog(page);
  await expect(result(mailFallback.copied)).toBeHidden();
  await fillForm(page);
  await copy(mailFallback.copyMessage);
  await expect(result(mailFallback.copied)).toBeVisible();
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
  for (const [name, text] of [
    [mailFallback.copyAddress, recipient],
    [mailFallback.copyMessage, message],
    [mailFallback.copyMessage, message],
  ] as const) {
    await copy(name);
    await expect(result(mailFallback.refused)).toBeVisible();
    const refused = contactDialog(page).getByLabel(mailFallback.refused);
    await expect(refused).toHaveValue(text);
    expect(await page.evaluate(() => String(getSelection()))).toBe(text);
  }

  await test.step("a message that is too long for some mail programs, or for Gmail", async () => {
    await expect(result(mailFallback.longForMail)).toBeHidden();
    await field(page, "Purpose *").fill("न".repeat(700));
    await expect(result(mailFallback.longForGmail)).toBeVisible();
    await field(page, "Purpose *").fill("न".repeat(230));
    await expect(result(mailFallback.longForMail)).toBeVisible();
    await submitForm(page);
    await expect(result(SUCCESS)).toBeVisible();
    await expect(result(mailFallback.longForMail)).toBeInViewport();
    await page.keyboard.press("Escape");
    await openDialog(page);
    await expect(result(lastMessage.introduction)).toBeVisible();
    await expect(result(mailFallback.longForMail)).toBeVisible();
  });
});
