import { expect, type Page } from "@playwright/test";

export const SUCCESS = "Your message has been sent successfully!";
export const ERROR =
  "There was an error sending your message. Please try again.";

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

export const gmailLink = (page: Page) =>
  contactDialog(page).getByRole("link", { name: /gmail/i });

export async function openDialog(page: Page) {
  await trigger(page).click();
  await expect(contactDialog(page)).toBeVisible();
}

/** What a visitor types. */
export const ada = {
  name: "Ada Lovelace",
  email: "ada@example.com",
  phone: "+1 202 555 0147",
  purpose: "Hello there",
};

/** Fills in all fields. */
export async function fillForm(page: Page, values: Partial<typeof ada> = {}) {
  for (const [name, value] of Object.entries({ ...ada, ...values }))
    await page.locator(`dialog [name=${name}]`).fill(value);
}

/** Fills in half a surrogate pair, which cannot be percent-encoded. */
export const fillUnsendablePurpose = (page: Page) =>
  field(page, "Purpose *").evaluate((area) => {
    const { prototype } = HTMLTextAreaElement;
    const value = Object.getOwnPropertyDescriptor(prototype, "value");
    value?.set?.call(area, "\ud83d");
    area.dispatchEvent(new Event("input", { bubbles: true }));
  });

/** The mail that is to come out of what a visitor typed, to the footer's address. */
export const mailOf = (values: Partial<typeof ada> = {}) => {
  const { name, email, phone, purpose } = { ...ada, ...values };
  return {
    to: "hello@example.org",
    subject: `Contact Form Submission from ${name}`,
    body: [
      `Name: ${name}`,
      `Email: ${email}`,
      `Phone: ${phone}`,
      `Purpose: ${purpose.replaceAll("\n", "\r\n")}`,
      "This message was sent from the GAINOVA website contact form.",
    ].join("\r\n"),
  };
};

/** Decodes an address as mail programs do, for which `+` is no space (RFC 6068). */
function parametersOf(address: string): Record<string, string> {
  const { pathname, searchParams } = new URL(address.replaceAll("+", "%2B"));
  return { to: pathname, ...Object.fromEntries(searchParams) };
}

/** Returns the mail that the link to Gmail's compose page opens. */
export async function mailInGmail(page: Page) {
  const address = (await gmailLink(page).getAttribute("href")) ?? "";
  expect(address).toMatch(
    /^https:\/\/mail\.google\.com\/mail\/\?view=cm&fs=1&to=/,
  );
  const { to, su: subject, body } = parametersOf(address);
  return { to, subject, body };
}

/** Collects the mails that the page opens in the mail program. */
export async function collectMails(page: Page) {
  const mails: Record<string, string>[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  session.on("Page.frameRequestedNavigation", ({ url }) => {
    if (url.startsWith("mailto:")) mails.push(parametersOf(url));
  });
  return mails;
}
