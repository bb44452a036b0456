import { expect, type Page } from "@playwright/test";

import site from "../fixtures/site/site.json";

export const SUCCESS = "Your message has been sent successfully!";
export const ERROR =
  "There was an error sending your message. Please try again.";

/** The footer's address, to which all mails go. */
export const recipient = (
  site.connect.accounts.find(({ href }) => href.startsWith("mailto:"))?.href ??
  ""
).slice("mailto:".length);

/** The contact dialog. */
export const dialog = (page: Page) =>
  page.getByRole("dialog", { name: "Get in Touch" });

/** The button of the home page that opens the dialog. */
export const opener = (page: Page) =>
  page.locator("#faqs button:not([aria-expanded])").filter({ visible: true });

/** A field of the dialog, open or closed, by its whole label. */
export const field = (page: Page, label: string) =>
  page.locator("dialog").getByLabel(label, { exact: true });

/** The button that sends. */
export const submit = (page: Page) =>
  dialog(page).locator("button[type=submit]");

/** Opens the dialog on the home page. */
export async function openDialog(page: Page) {
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
}

const entry = {
  name: "Ada Lovelace",
  email: "ada@example.com",
  phone: "+1 202 555 0147",
  purpose: "Hello there",
};

/** Fills in all fields, with Ada Lovelace's values where none is given. */
export async function fillIn(page: Page, values: Partial<typeof entry> = {}) {
  const { name, email, phone, purpose } = { ...entry, ...values };
  await field(page, "Full Name *").fill(name);
  await field(page, "Email Address *").fill(email);
  await field(page, "Phone Number").fill(phone);
  await field(page, "Purpose *").fill(purpose);
}

/** Puts half a surrogate pair, which no address can hold, into the purpose. */
export const fillInUnsendable = (page: Page) =>
  field(page, "Purpose *").evaluate((area) => {
    const { prototype } = HTMLTextAreaElement;
    const value = Object.getOwnPropertyDescriptor(prototype, "value");
    value?.set?.call(area, "\ud83d");
    area.dispatchEvent(new Event("input", { bubbles: true }));
  });

/** Collects the `mailto:` addresses that the page asks the browser to open. */
export async function watchMails(page: Page): Promise<string[]> {
  const mails: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  session.on("Page.frameRequestedNavigation", ({ url }) => {
    if (url.startsWith("mailto:")) mails.push(url);
  });
  return mails;
}
