import { expect, type Page } from "@playwright/test";

import { ada, readMail } from "./mail";

export const SUCCESS = "Your message has been sent successfully!";
export const ERROR =
  "There was an error sending your message. Please try again.";

export const contactDialog = (page: Page) =>
  page.getByRole("dialog", { name: "Get in Touch" });

/** The button on Home that opens the dialog. */
export const trigger = (page: Page) =>
  page.locator("#faqs button:not([aria-expanded])").filter({ visible: true });

/** A field of the dialog, by its full label. */
export const field = (page: Page, label: string) =>
  page.locator("dialog").getByLabel(label, { exact: true });

export const submitButton = (page: Page) =>
  contactDialog(page).locator("button[type=submit]");

export async function openDialog(page: Page) {
  await trigger(page).click();
  await expect(contactDialog(page)).toBeVisible();
}

/** Fills in all fields. */
export async function fillForm(page: Page, values: Partial<typeof ada> = {}) {
  for (const [name, value] of Object.entries({ ...ada, ...values }))
    await page.locator(`dialog [name=${name}]`).fill(value);
}

/** Fills in a lone surrogate, which cannot be percent-encoded. */
export const fillUnsendablePurpose = (page: Page) =>
  field(page, "Purpose *").evaluate((area) => {
    const { prototype } = HTMLTextAreaElement;
    const value = Object.getOwnPropertyDescriptor(prototype, "value");
    value?.set?.call(area, "\ud83d");
    area.dispatchEvent(new Event("input", { bubbles: true }));
  });

/** Collects the messages that the page opens in the visitor's mail program. */
export async function collectMails(page: Page) {
  const mails: ReturnType<typeof readMail>[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  session.on("Page.frameRequestedNavigation", ({ url }) => {
    if (url.startsWith("mailto:")) mails.push(readMail(url));
  });
  return mails;
}
