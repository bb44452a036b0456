import contact from "../fixtures/site/contact.json";
import {
  CLOSING,
  contactDialog,
  ERROR,
  field,
  fillForm,
  fillUnsendablePurpose,
  openDialog,
  SENDING,
  submitButton,
  SUCCESS,
  collectMails,
} from "../page/contactDialog";
import { waitUntilReady } from "../page/pageSetup";
import { routeTo } from "../page/routing";
import { expect, test } from "../page/test";

test.beforeEach(async ({ page, visit }) => {
  await page.clock.install();
  await visit("/");
  await openDialog(page);
  await fillForm(page);
  await page.clock.pauseAt(Date.now() + 60_000);
});

test("on submit, even a double one, the mail program opens, and 2000 ms later the modal closes, the form is cleared and the status resets", async ({
  page,
}) => {
  const mails = await collectMails(page);
  await contactDialog(page)
    .locator("form")
    .evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
  await expect(submitButton(page)).toBeDisabled();
  await expect(submitButton(page)).toHaveText("Sending...");
  await expect(contactDialog(page).getByText(SUCCESS)).toBeHidden();

  await page.clock.runFor(SENDING);
  await expect
    .poll(() => mails)
    .toEqual([
      expect.stringMatching(/^mailto:hello@.*Ada%20Lovelace.*Hello%20there/),
    ]);
  const message = contactDialog(page).getByRole("status");
  await expect(message).toHaveText(SUCCESS);
  const button = await submitButton(page).boundingBox();
  const { y = NaN } = (await message.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(button?.y ?? NaN);

  await page.clock.runFor(CLOSING - SENDING - 1);
  await expect(message).toHaveText(SUCCESS);
  await page.clock.runFor(1);
  await expect(contactDialog(page)).toBeHidden();
  expect(mails).toHaveLength(1);

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

test("closing the dialog during the 2 seconds is safe: the reopened dialog is empty and stays open", async ({
  page,
}) => {
  const mails = await collectMails(page);
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

test("whatever ends the page during the 2 seconds, the sent text does not come back by itself @test:all", async ({
  page,
}) => {
  const { introduction, restore } = contact.lastMessage;
  const purpose = field(page, "Purpose *");
  await submitButton(page).click();
  await page.clock.runFor(SENDING);
  await expect(contactDialog(page).getByText(SUCCESS)).toBeVisible();
  await expect(purpose).toHaveValue("Hello there");
  const gmail = contactDialog(page).getByRole("link", { name: /gmail/i });
  expect(await gmail.getAttribute("href")).toContain("Hello%20there");

  await page.reload({ waitUntil: "commit" });
  await page.clock.resume();
  await waitUntilReady(page);
  await openDialog(page);
  await expect(contactDialog(page).getByText(introduction)).toBeVisible();
  await expect(purpose).toHaveValue("");
  await contactDialog(page).getByRole("button", { name: restore }).click();
  await expect(purpose).toHaveValue("Hello there");
});

test.describe("on a phone without a mail program @test:all", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    permissions: ["clipboard-read", "clipboard-write"],
  });

  test("a message is not lost: with the success message, ways to save it are in view, and the dialog offers it for the rest of the visit", async ({
    page,
    visit,
  }) => {
    const { introduction, restore } = contact.lastMessage;
    const lastMessage = contactDialog(page).getByRole("group", {
      name: introduction,
    });
    const purpose = "A long message. ".repeat(170).trim();
    const name = field(page, "Full Name *");
    await expect(lastMessage).toBeHidden();
    await field(page, "Purpose *").fill(purpose);
    await submitButton(page).click();
    await page.clock.runFor(SENDING);
    await expect(contactDialog(page).getByText(SUCCESS)).toBeInViewport({
      ratio: 1,
    });
    for (const way of ["button", "link"] as const) {
      const label =
        way === "link" ? /gmail/i : contact.mailFallback.copyMessage;
      await expect(
        contactDialog(page).getByRole(way, { name: label }),
      ).toBeInViewport({ ratio: 1 });
    }
    await expect(lastMessage).toBeHidden();
    await page.clock.runFor(CLOSING);
    await expect(contactDialog(page)).toBeHidden();

    await test.step("reopened, the dialog offers to copy it, to open it in Gmail, and to put it back", async () => {
      await openDialog(page);
      await expect(name).toHaveValue("");
      await name.fill("Somebody else");
      const gmail = lastMessage.getByRole("link", { name: /gmail/i });
      expect(await gmail.getAttribute("href")).toContain(
        encodeURIComponent(purpose),
      );
      await lastMessage
        .getByRole("button", { name: contact.mailFallback.copyMessage })
        .click();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toContain(purpose);
      await lastMessage.getByRole("button", { name: restore }).click();
      await expect(name).toHaveValue("Ada Lovelace");
      await expect(field(page, "Purpose *")).toHaveValue(purpose);
    });

    await test.step("it and what was typed survive another page, which offers it again, and a full load", async () => {
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
      await expect(lastMessage).toBeVisible();
      await visit("/");
      await openDialog(page);
      await expect(name).toHaveValue("Grace Hopper");
      await expect(lastMessage).toBeVisible();
    });

    await test.step("another message that is sent takes its place", async () => {
      await field(page, "Purpose *").fill("Another one");
      await submitButton(page).click();
      await expect(contactDialog(page)).toBeHidden();
      await openDialog(page);
      const gmail = lastMessage.getByRole("link", { name: /gmail/i });
      expect(await gmail.getAttribute("href")).toMatch(/Hopper.*Another/);
    });
  });
});
