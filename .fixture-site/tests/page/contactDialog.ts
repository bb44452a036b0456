import { expect, type Page } from "@playwright/test";

import site from "../fixtures/site/site.json";

export const SUCCESS = "Your message has been sent successfully!";
export const ERROR =
  "There was an error sending your message. Please try again.";

/** The address in the footer, to which mails go. */
export const recipient = (
  site.connect.accounts.find(({ href }) => href.startsWith("mailto:"))?.href ??
  ""
).slice("mailto:".length);

/** From submit to the opening of the mail program, in ms. */
export const SENDING = 300;

/** From submit to the closing of the dialog, in ms. */
export const CLOSING = 2000;

export const contactDialog = (page: Page) =>
  page.getByRole("dialog", { name: "Get in Touch" });

/** The button on the home page that opens the dialog. */
export const trigger = (page: Page) =>
  page.locator("#faqs button:not([aria-expanded])").filter({ visible: true });

/** A field of the dialog, by its whole label. */
export const field = (page: Page, label: string) =>
  page.locator("dialog").getByLabel(label, { exact: true });

export const submitButton = (page: Page) =>
  contactDialog(page).locator("button[type=submit]");

export async function openDialog(page: Page) {
  await trigger(page).click();
  await expect(contactDialog(page)).toBeVisible();
}

const entry = {
  name: "Ada Lovelace",
  email: "ada@example.com",
  phone: "+1 202 555 0147",
  purpose: "Hello there",
};

/** Fills in all fields, with valid values where none is given. */
export async function fillForm(page: Page, values: Partial<typeof entry> = {}) {
  const { name, email, phone, purpose } = { ...entry, ...values };
  await field(page, "Full Name *").fill(name);
  await field(page, "Email Address *").fill(email);
  await field(page, "Phone Number").fill(phone);
  await field(page, "Purpose *").fill(purpose);
}

/** Fills in half a surrogate pair, which cannot be percent-encoded. */
export const fillUnsendablePurpose = (page: Page) =>
  field(page, "Purpose *").evaluate((area) => {
    const { prototype } = HTMLTextAreaElement;
    const value = Object.getOwnPropertyDescriptor(prototype, "value");
    value?.set?.call(area, "\ud83d");
    area.dispatchEvent(new Event("input", { bubbles: true }));
  });

/** Collects the `mailto:` addresses that the page navigates to. */
export async function collectMails(page: Page): Promise<string[]> {
  const mails: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  session.on("Page.frameRequestedNavigation", ({ url }) => {
    if (url.startsWith("mailto:")) mails.push(url);
  });
  return mails;
}
