import {
  dialog,
  ERROR,
  field,
  fillIn,
  openDialog,
  submit,
  SUCCESS,
  watchMails,
} from "./contactParts";
import { expectPosition, routeTo } from "./look";
import { expect, test } from "./test";

/** Long enough for the visitor's mail program to be asked for, in ms. */
const SENDING = 300;

/** From submit to the closing of the dialog, in ms. */
const CLOSING = 2000;

test.beforeEach(async ({ page, visit }) => {
  await page.clock.install();
  await visit("/");
  await openDialog(page);
  await fillIn(page);
  await page.clock.pauseAt(Date.now() + 60_000);
});

test("on submit the button is disabled and shows Sending...", async ({
  page,
}) => {
  await expect(submit(page)).toBeEnabled();
  await submit(page).click();
  await expect(submit(page)).toBeDisabled();
  await expect(submit(page)).toHaveText("Sending...");
});

test("the mail program opens and the status becomes success: Your message has been sent successfully!", async ({
  page,
}) => {
  const mails = await watchMails(page);
  await submit(page).click();
  await expect(dialog(page).getByText(SUCCESS)).toBeHidden();
  await page.clock.runFor(SENDING);
  await expect(dialog(page).getByRole("status")).toHaveText(SUCCESS);
  await expect.poll(() => mails).toHaveLength(1);
});

test("2000 ms after submit the modal closes, the form is cleared and the status resets", async ({
  page,
}) => {
  await submit(page).click();
  await page.clock.runFor(CLOSING - 1);
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByText(SUCCESS)).toBeVisible();
  await page.clock.runFor(1);
  await expect(dialog(page)).toBeHidden();

  await openDialog(page);
  for (const label of [
    "Full Name *",
    "Email Address *",
    "Phone Number",
    "Purpose *",
  ]) {
    await expect(field(page, label)).toHaveValue("");
  }
  await expect(submit(page)).toBeEnabled();
  await expect(dialog(page).getByText(SUCCESS)).toBeHidden();
});

test("if an exception occurs the status becomes error: There was an error sending your message. Please try again.", async ({
  page,
}) => {
  const mails = await watchMails(page);
  // Half a character cannot be written into an address.
  await field(page, "Purpose *").evaluate((area) => {
    const value = Object.getOwnPropertyDescriptor(
      HTMLTextAreaElement.prototype,
      "value",
    );
    value?.set?.call(area, "half a character: \ud83d");
    area.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await submit(page).click();
  await page.clock.runFor(SENDING);
  await expect(dialog(page).getByRole("alert")).toHaveText(ERROR);
  await expect(submit(page)).toBeFocused();
  expect(mails).toEqual([]);

  // And it can be tried again.
  await page.clock.runFor(CLOSING);
  await expect(dialog(page)).toBeVisible();
  await expect(submit(page)).toBeEnabled();
  await page.keyboard.press("Escape");
  await openDialog(page);
  await expect(dialog(page).getByText(ERROR)).toBeHidden();
  await expect(field(page, "Full Name *")).toHaveValue("Ada Lovelace");
  await field(page, "Purpose *").fill("whole characters");
  await submit(page).click();
  await page.clock.runFor(SENDING);
  await expect(dialog(page).getByText(SUCCESS)).toBeVisible();
  await expect(dialog(page).getByText(ERROR)).toBeHidden();
  await expect.poll(() => mails).toHaveLength(1);
});

test("both messages appear beneath the submit button", async ({ page }) => {
  const button = await submit(page).boundingBox();
  await submit(page).click();
  await page.clock.runFor(SENDING);
  for (const role of ["status", "alert"] as const) {
    const follows = await dialog(page)
      .getByRole(role)
      .evaluate((message) => {
        const before = message
          .closest("form")
          ?.querySelector("[type=submit]")
          ?.compareDocumentPosition(message);
        return Boolean((before ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING);
      });
    expect(follows).toBe(true);
  }
  const message = await dialog(page).getByText(SUCCESS).boundingBox();
  expect(message?.y).toBeGreaterThanOrEqual(
    (button?.y ?? NaN) + (button?.height ?? NaN) - 1,
  );
});

test("two quick submits open one mail", async ({ page }) => {
  const mails = await watchMails(page);
  const form = dialog(page).locator("form");
  await form.evaluate((element: HTMLFormElement) => {
    element.requestSubmit();
    element.requestSubmit();
  });
  await page.clock.runFor(SENDING);
  await expect(dialog(page).getByText(SUCCESS)).toBeVisible();
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
  await page.clock.runFor(CLOSING - SENDING);
  await expect(dialog(page)).toBeHidden();
  expect(mails).toHaveLength(1);
});

test("closing by hand during the 2 seconds is safe: no timer fires into a closed or reopened dialog", async ({
  page,
}) => {
  const mails = await watchMails(page);
  await submit(page).click();
  await page.clock.runFor(SENDING);
  await expect(dialog(page).getByText(SUCCESS)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await openDialog(page);
  await expect(submit(page)).toBeEnabled();
  await expect(field(page, "Full Name *")).toHaveValue("");
  await expect(dialog(page).getByText(SUCCESS)).toBeHidden();
  await field(page, "Full Name *").fill("Somebody else");
  await page.clock.runFor(2 * CLOSING);
  await expect(dialog(page)).toBeVisible();
  await expect(field(page, "Full Name *")).toHaveValue("Somebody else");
  expect(mails).toHaveLength(1);
});

test("closing by hand before the mail program opens calls that off, and keeps what was typed to be sent later", async ({
  page,
}) => {
  const mails = await watchMails(page);
  await submit(page).click();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await page.clock.runFor(2 * CLOSING);
  expect(mails).toEqual([]);
  await openDialog(page);
  await expect(field(page, "Full Name *")).toHaveValue("Ada Lovelace");
  await submit(page).click();
  await page.clock.runFor(SENDING);
  await expect.poll(() => mails).toHaveLength(1);
});

test("leaving the page before the mail program opens calls that off, and the next page scrolls", async ({
  page,
}) => {
  const mails = await watchMails(page);
  await submit(page).click();
  await routeTo(page, "/terms");
  // The route needs a few ticks of the clock, far fewer than sending does.
  await expect(async () => {
    await page.clock.runFor(5);
    await expect(page.locator("#legal-heading")).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.locator("dialog")).toHaveCount(0);
  await page.clock.runFor(2 * CLOSING);
  expect(mails).toEqual([]);
  await page.mouse.wheel(0, 200);
  await expectPosition(page, 200);
});
