import type { Page } from "@playwright/test";

import contact from "../fixtures/site/contact.json";
import { viewports } from "../page/appearances";
import {
  ada,
  CLOSING,
  collectMails,
  contactDialog,
  ERROR,
  field,
  fillForm,
  fillUnsendablePurpose,
  gmailLink,
  mailInGmail,
  mailOf,
  openDialog,
  SENDING,
  submitButton,
  SUCCESS,
} from "../page/contactDialog";
import { expect, test } from "../page/test";

test.beforeEach(async ({ page, visit }) => {
  await page.clock.install();
  await visit("/");
  await openDialog(page);
  await fillForm(page);
  await page.clock.pauseAt(Date.now() + 60_000);
});

const textboxes = (page: Page) => contactDialog(page).getByRole("textbox");

/** The values of all fields. */
const values = (page: Page) =>
  textboxes(page).evaluateAll((controls) =>
    controls.map((control) => (control as HTMLInputElement).value),
  );

const restoreButton = (page: Page) =>
  contactDialog(page).getByRole("button", {
    name: contact.lastMessage.restore,
  });

/** Submits the form; its dialog stays until the time runs on. */
async function submit(page: Page) {
  await submitButton(page).click();
  await page.clock.runFor(SENDING);
  await expect(contactDialog(page).getByText(SUCCESS)).toBeVisible();
}

async function expectReadOnly(page: Page) {
  for (const each of await textboxes(page).all()) {
    await expect(each).not.toBeEditable();
  }
}

test("on submit the mail program opens, and 2000 ms later the modal closes, the form is cleared and the status resets", async ({
  page,
}) => {
  const mails = await collectMails(page);
  const message = contactDialog(page).getByRole("status");
  await submitButton(page).click();
  await expect(submitButton(page)).toBeDisabled();
  await expect(submitButton(page)).toHaveText("Sending...");
  await expectReadOnly(page);
  await page.clock.runFor(SENDING - 1);
  await expect(message).toBeEmpty();
  expect(mails).toEqual([]);

  await page.clock.runFor(1);
  await expect(message).toHaveText(SUCCESS);
  await expectReadOnly(page);
  expect(await mailInGmail(page)).toEqual(mailOf());
  await expect.poll(() => mails).toEqual([mailOf()]);

  await page.clock.runFor(CLOSING - SENDING - 1);
  await expect(message).toHaveText(SUCCESS);
  await page.clock.runFor(1);
  await expect(contactDialog(page)).toBeHidden();

  await openDialog(page);
  await expect(submitButton(page)).toBeEnabled();
  await expect(message).toBeEmpty();
  expect(await values(page)).toEqual(["", "", "", ""]);
  expect(await mailInGmail(page)).toEqual(mailOf());

  await test.step("another one takes its place; on a phone, ways to send it without a mail program are in view", async () => {
    const { copyMessage, longForMail } = contact.mailFallback;
    const other = { ...ada, purpose: "Another long message.".repeat(120) };
    const long = contactDialog(page).getByText(longForMail);
    await page.setViewportSize(viewports.phone);
    await fillForm(page, other);
    await submit(page);
    for (const part of [
      message,
      long,
      contactDialog(page).getByRole("button", { name: copyMessage }),
      gmailLink(page),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    await expect(restoreButton(page)).toBeHidden();
    await page.clock.runFor(CLOSING);
    await openDialog(page);
    await expect(long).toBeVisible();
    expect(await mailInGmail(page)).toEqual(mailOf(other));
  });
  expect(mails).toHaveLength(2);
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
  await expect(submitButton(page)).toBeFocused();
  await page.clock.runFor(CLOSING);
  expect(mails).toEqual([]);

  await field(page, "Purpose *").fill(ada.purpose);
  await submit(page);
  await expect(alert).toBeEmpty();
  await expect.poll(() => mails).toEqual([mailOf()]);
});

test("closing the dialog by hand during the 2 seconds is safe", async ({
  page,
}) => {
  const mails = await collectMails(page);
  await test.step("before the mail program opens, that is cancelled, and the text stays", async () => {
    await submitButton(page).click();
    await page.keyboard.press("Escape");
    await page.clock.runFor(2 * CLOSING);
    await openDialog(page);
    await page.clock.runFor(2 * CLOSING);
    expect(await values(page)).toEqual(Object.values(ada));
    expect(mails).toEqual([]);
  });
  await test.step("later, the reopened dialog is empty and stays open", async () => {
    await submit(page);
    await page.keyboard.press("Escape");
    await openDialog(page);
    await expect(submitButton(page)).toBeEnabled();
    expect(await values(page)).toEqual(["", "", "", ""]);
    await field(page, "Full Name *").fill("Somebody else");
    await page.clock.runFor(2 * CLOSING);
    await expect(field(page, "Full Name *")).toHaveValue("Somebody else");
    expect(mails).toHaveLength(1);
  });
});

test("whatever ends the page during the 2 seconds, the sent text does not come back by itself, and is offered while the form is empty", async ({
  page,
  visit,
}) => {
  const name = field(page, "Full Name *");
  await submit(page);
  await page.clock.resume();
  await visit("/");
  await openDialog(page);
  expect(await values(page)).toEqual(["", "", "", ""]);
  await expect(
    contactDialog(page).getByText(contact.lastMessage.introduction),
  ).toBeVisible();
  expect(await mailInGmail(page)).toEqual(mailOf());
  await name.fill("Grace Hopper");
  await expect(restoreButton(page)).toBeHidden();
  expect((await mailInGmail(page)).subject).toContain("Grace Hopper");

  await test.step("after what was typed, which is kept, too", async () => {
    await visit("/");
    await openDialog(page);
    await expect(name).toHaveValue("Grace Hopper");
    await name.fill("");
    await restoreButton(page).click();
    await expect(name).toBeFocused();
    expect(await values(page)).toEqual(Object.values(ada));
    await expect(restoreButton(page)).toBeHidden();
  });

  await test.step("rubbish in storage breaks nothing", async () => {
    await page.evaluate(() =>
      sessionStorage.setItem("gainova-draft", '{"name":5,"phone":"7"}'),
    );
    await page.keyboard.press("Escape");
    await openDialog(page);
    expect(await values(page)).toEqual(["", "", "7", ""]);
  });
});
