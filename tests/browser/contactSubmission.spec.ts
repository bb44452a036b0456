import contact from "../fixtures/site/contact.json";
import { boxOf } from "../page/boxOf";
import {
  CLOSING,
  ada,
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
import { waitUntilReady } from "../page/pageSetup";
import { routeTo } from "../page/routing";
import { expect, test } from "../page/test";
import type { Page } from "@playwright/test";

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

/** Types into all fields, if they take it. */
async function typeIntoAll(page: Page) {
  for (const control of await textboxes(page).all()) {
    await control.focus();
    await page.keyboard.press("Control+A");
    await page.keyboard.type("x");
  }
}

test("on submit the mail program opens, and 2000 ms later the modal closes, the form is cleared and the status resets", async ({
  page,
}) => {
  const mails = await collectMails(page);
  await submitButton(page).click();
  await expect(submitButton(page)).toBeDisabled();
  await expect(submitButton(page)).toHaveText("Sending...");
  await page.clock.runFor(SENDING - 1);
  const message = contactDialog(page).getByRole("status");
  await expect(message).toBeEmpty();
  expect(mails).toEqual([]);

  await page.clock.runFor(1);
  await expect(message).toHaveText(SUCCESS);
  await expect.poll(() => mails).toEqual([mailOf()]);
  const button = await boxOf(submitButton(page));
  expect((await boxOf(message)).y).toBeGreaterThan(button.y);

  await page.clock.runFor(CLOSING - SENDING - 1);
  await expect(message).toHaveText(SUCCESS);
  await page.clock.runFor(1);
  await expect(contactDialog(page)).toBeHidden();

  await openDialog(page);
  await expect(submitButton(page)).toBeEnabled();
  await expect(message).toBeEmpty();
  expect(await values(page)).toEqual(["", "", "", ""]);
  expect(mails).toHaveLength(1);
});

test("from the press on until the dialog closes, what was sent is what is kept", async ({
  page,
}) => {
  const mails = await collectMails(page);
  await submitButton(page).click();
  await typeIntoAll(page);
  expect(await values(page)).toEqual(Object.values(ada));
  await page.clock.runFor(SENDING);
  await expect(contactDialog(page).getByText(SUCCESS)).toBeVisible();
  await typeIntoAll(page);
  expect(await values(page)).toEqual(Object.values(ada));
  expect(await mailInGmail(page)).toEqual(mailOf());
  await page.clock.runFor(CLOSING);
  await openDialog(page);
  expect(await mailInGmail(page)).toEqual(mailOf());
  await expect.poll(() => mails).toEqual([mailOf()]);

  await test.step("also where an earlier one was sent", async () => {
    const other = { ...ada, purpose: "Another one" };
    await fillForm(page, other);
    await submit(page);
    await expect(restoreButton(page)).toBeHidden();
    await page.clock.runFor(CLOSING);
    await openDialog(page);
    expect(await mailInGmail(page)).toEqual(mailOf(other));
  });
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
  const button = await boxOf(submitButton(page));
  expect((await boxOf(alert)).y).toBeGreaterThan(button.y);
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

test("whatever ends the page during the 2 seconds, the sent text does not come back by itself", async ({
  page,
}) => {
  await submit(page);
  await page.reload({ waitUntil: "commit" });
  await page.clock.resume();
  await waitUntilReady(page);
  await openDialog(page);
  expect(await values(page)).toEqual(["", "", "", ""]);
  await restoreButton(page).click();
  expect(await values(page)).toEqual(Object.values(ada));
});

test("where storage is refused, or holds rubbish, nothing is lost @test:all", async ({
  page,
}) => {
  await page.evaluate(() => {
    const rubbish = JSON.stringify({ name: 5, phone: "7" });
    sessionStorage.setItem("gainova-draft", rubbish);
  });
  await page.keyboard.press("Escape");
  await openDialog(page);
  expect(await values(page)).toEqual(["", "", "7", ""]);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await fillForm(page);
  await page.keyboard.press("Escape");
  await openDialog(page);
  expect(await values(page)).toEqual(Object.values(ada));
  await submit(page);
  await page.clock.runFor(CLOSING);
  await openDialog(page);
  expect(await values(page)).toEqual(["", "", "", ""]);
  expect(await mailInGmail(page)).toEqual(mailOf());
});

test.describe("on a phone without a mail program", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    permissions: ["clipboard-read", "clipboard-write"],
  });

  test("a message is not lost: with the success message, ways to save it are in view, and the dialog offers it for the rest of the visit while the form is empty @test:all", async ({
    page,
    visit,
  }) => {
    const { lastMessage, mailFallback } = contact;
    const name = field(page, "Full Name *");
    const sent = { ...ada, purpose: "A long message. ".repeat(170).trim() };
    await field(page, "Purpose *").fill(sent.purpose);
    await submit(page);
    const copyMessage = contactDialog(page).getByRole("button", {
      name: mailFallback.copyMessage,
    });
    for (const way of [
      contactDialog(page).getByText(SUCCESS),
      contactDialog(page).getByText(mailFallback.longForMail),
      copyMessage,
      gmailLink(page),
    ]) {
      await expect(way).toBeInViewport({ ratio: 1 });
    }
    await page.clock.runFor(CLOSING);

    await test.step("reopened, the dialog offers to copy it, to open it in Gmail, and to put it back", async () => {
      await openDialog(page);
      await expect(
        contactDialog(page).getByText(lastMessage.introduction),
      ).toBeVisible();
      await expect(
        contactDialog(page).getByText(mailFallback.longForMail),
      ).toBeVisible();
      expect(await mailInGmail(page)).toEqual(mailOf(sent));
      await copyMessage.click();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toContain(sent.purpose);
      await name.fill("Somebody else");
      await expect(restoreButton(page)).toBeHidden();
      expect((await mailInGmail(page)).subject).toContain("Somebody else");
      await name.fill("");
      await restoreButton(page).click();
      await expect(name).toBeFocused();
      expect(await values(page)).toEqual(Object.values(sent));
    });

    await test.step("what was typed survives another page, and a full load", async () => {
      await name.fill("Grace Hopper");
      await page.keyboard.press("Escape");
      // The router waits for timers.
      await page.clock.resume();
      await routeTo(page, "/join");
      const callToAction = page.getByText("Get started today");
      await expect(callToAction).toBeVisible();
      // Without contact details, the page opens the dialog.
      await page.locator("#contact").evaluate((footer) => {
        footer.removeAttribute("id");
      });
      await callToAction.click();
      await expect(name).toHaveValue("Grace Hopper");
      await visit("/");
      await openDialog(page);
      await expect(name).toHaveValue("Grace Hopper");
    });

    await test.step("the last message survives them, too", async () => {
      for (const control of await textboxes(page).all()) await control.fill("");
      expect(await mailInGmail(page)).toEqual(mailOf(sent));
    });
  });
});
