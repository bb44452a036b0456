import {
  contactDialog,
  ERROR,
  field,
  fillForm,
  fillUnsendablePurpose,
  openDialog,
  submitButton,
  SUCCESS,
  collectMails,
} from "./contactDialog";
import { expect, test } from "./test";

/** From submit to the opening of the mail program, in ms. */
const SENDING = 300;

/** From submit to the closing of the dialog, in ms. */
const CLOSING = 2000;

test.beforeEach(async ({ page, visit }) => {
  await page.clock.install();
  await visit("/");
  await openDialog(page);
  await fillForm(page);
  await page.clock.pauseAt(Date.now() + 60_000);
});

test("on submit the mail program opens, and 2000 ms later the modal closes, the form is cleared and the status resets", async ({
  page,
}) => {
  const mails = await collectMails(page);
  await submitButton(page).click();
  await expect(submitButton(page)).toBeDisabled();
  await expect(submitButton(page)).toHaveText("Sending...");
  await expect(contactDialog(page).getByText(SUCCESS)).toBeHidden();

  await page.clock.runFor(SENDING);
  await expect.poll(() => mails).toHaveLength(1);
  const message = contactDialog(page).getByRole("status");
  await expect(message).toHaveText(SUCCESS);
  const button = await submitButton(page).boundingBox();
  const { y = NaN } = (await message.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(button?.y ?? NaN);

  await page.clock.runFor(CLOSING - SENDING - 1);
  await expect(message).toHaveText(SUCCESS);
  await page.clock.runFor(1);
  await expect(contactDialog(page)).toBeHidden();

  await openDialog(page);
  await expect(submitButton(page)).toBeEnabled();
  await expect(message).toBeEmpty();
  for (const control of await contactDialog(page).getByRole("textbox").all()) {
    await expect(control).toHaveValue("");
  }
});

test("if an exception occurs the status becomes error, and the visitor can submit again", async ({
  page,
}) => {
  const mails = await collectMails(page);
  await fillUnsendablePurpose(page);
  await submitButton(page).click();
  await page.clock.runFor(SENDING);
  const alert = contactDialog(page).getByRole("alert");
  await expect(alert).toHaveText(ERROR);
  const button = await submitButton(page).boundingBox();
  const { y = NaN } = (await alert.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(button?.y ?? NaN);
  await expect(submitButton(page)).toBeFocused();
  await page.clock.runFor(CLOSING);
  expect(mails).toEqual([]);

  await field(page, "Purpose *").fill("Hello again");
  await submitButton(page).click();
  await page.clock.runFor(SENDING);
  await expect(contactDialog(page).getByRole("status")).toHaveText(SUCCESS);
  await expect(alert).toBeEmpty();
  await expect.poll(() => mails).toHaveLength(1);
});

test("two quick submits open one mail", async ({ page }) => {
  const mails = await collectMails(page);
  await contactDialog(page)
    .locator("form")
    .evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
  await page.clock.runFor(CLOSING);
  await expect(contactDialog(page)).toBeHidden();
  expect(mails).toHaveLength(1);
});

test("closing the dialog during the 2 seconds is safe: no timer changes a closed or reopened dialog", async ({
  page,
}) => {
  const mails = await collectMails(page);

  await test.step("before the mail program opens, closing cancels that and keeps what was typed", async () => {
    await submitButton(page).click();
    await page.keyboard.press("Escape");
    await expect(contactDialog(page)).toBeHidden();
    await page.clock.runFor(2 * CLOSING);
    expect(mails).toEqual([]);
    await openDialog(page);
    await expect(field(page, "Full Name *")).toHaveValue("Ada Lovelace");
  });

  await test.step("afterwards, the reopened dialog is empty and stays open", async () => {
    await submitButton(page).click();
    await page.clock.runFor(SENDING);
    await expect(contactDialog(page).getByText(SUCCESS)).toBeVisible();
    await page.keyboard.press("Escape");
    await openDialog(page);
    await expect(submitButton(page)).toBeEnabled();
    await expect(field(page, "Full Name *")).toHaveValue("");
    await field(page, "Full Name *").fill("Somebody else");
    await page.clock.runFor(2 * CLOSING);
    await expect(field(page, "Full Name *")).toHaveValue("Somebody else");
    expect(mails).toHaveLength(1);
  });
});
