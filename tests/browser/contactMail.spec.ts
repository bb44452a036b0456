import { mailtoUrl } from "../../src/contact/contactMessage";
import contact from "../fixtures/site/contact.json";
import {
  ada,
  collectMails,
  contactDialog,
  field,
  fillForm,
  gmailLink,
  mailInGmail,
  mailOf,
  openDialog,
  SENDING,
  submitButton,
  SUCCESS,
} from "../page/contactDialog";
import { expect, test } from "../page/test";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test.beforeEach(async ({ page, visit }) => {
  await page.clock.install();
  await visit("/");
  await openDialog(page);
});

test("any text comes out of a mail program and of Gmail as typed, in one mail, without blanks around values", async ({
  page,
}) => {
  const name = "Zoë O’Neil & <Söhne> 100% + #1?";
  const purpose =
    "First line\nSecond line = 50% & more\n\n日本語, עברית, 😀 \"quoted\" a+b;c,d/e\\f *(!)* 'x'";
  const mails = await collectMails(page);
  await fillForm(page, {
    name: `  ${name} `,
    phone: ` ${ada.phone}`,
    purpose: ` \n${purpose}\n\n`,
  });
  const mail = mailOf({ name, purpose });
  expect(await mailInGmail(page)).toEqual(mail);
  await page.clock.pauseAt(Date.now() + 60_000);
  await contactDialog(page)
    .locator("form")
    .evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
  await page.clock.runFor(SENDING);
  await expect(contactDialog(page).getByText(SUCCESS)).toBeVisible();
  await expect.poll(() => mails).toEqual([mail]);
});

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
    ["Email Address *", "ada at", "typeMismatch"],
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
  await submitButton(page).click();
  await expect.poll(() => mails).toEqual([mailOf({ phone: "" })]);
});

test("offers to copy the address and the message, or to open it in Gmail, and says that it is long", async ({
  page,
}) => {
  const { copied, copyAddress, copyMessage, longForMail, refused } =
    contact.mailFallback;
  const { to, subject, body } = mailOf();
  const text = (part: string) => contactDialog(page).getByText(part);
  /** A text that screen readers announce. */
  const announced = (part: string) =>
    contactDialog(page).locator("[aria-live=polite]", { hasText: part });
  const copy = (name: string) =>
    contactDialog(page).getByRole("button", { name }).click();
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

  await expect(text(to)).toBeVisible();
  await expect.soft(gmailLink(page)).toHaveAttribute("target", "_blank");
  await expect.soft(gmailLink(page)).toHaveAttribute("rel", "noopener");
  await copy(copyAddress);
  await expect(announced(copied)).toBeVisible();
  expect(await clipboard()).toBe(to);

  await test.step("“copied” is said only of what is in the form now", async () => {
    await fillForm(page);
    await expect(text(copied)).toBeHidden();
    await copy(copyMessage);
    await expect(announced(copied)).toBeVisible();
    expect(await clipboard()).toBe(
      [`To: ${to}`, `Subject: ${subject}`, "", body].join("\r\n"),
    );
    await field(page, "Purpose *").press("x");
    await expect(text(copied)).toBeHidden();
  });

  await test.step("what can be done where copying is refused, as without https", async () => {
    await page.evaluate(() =>
      Object.defineProperty(navigator, "clipboard", { value: undefined }),
    );
    await copy(copyMessage);
    await expect(announced(refused)).toBeVisible();
  });

  await test.step("a link of more than 2,000 characters is long", async () => {
    const purpose = field(page, "Purpose *");
    const others = mailtoUrl(mailOf({ purpose: "" })).length;
    // It takes 9 characters of the link.
    await purpose.fill("न" + "a".repeat(2000 - others - 9));
    await expect(text(longForMail)).toBeHidden();
    await purpose.press("a");
    await expect(announced(longForMail)).toBeVisible();
  });
});
