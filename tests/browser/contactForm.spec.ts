import type { Page } from "@playwright/test";

import {
  dialog,
  field,
  fillIn,
  openDialog,
  submit,
  SUCCESS,
  watchMails,
} from "./contactParts";
import { expect, test } from "./test";

test("fields for name, email, phone and purpose, with placeholders and autocomplete", async ({
  page,
  visit,
}) => {
  await visit("/");
  await openDialog(page);
  for (const [label, placeholder, type, autocomplete] of [
    ["Full Name *", "Enter your full name", "text", "name"],
    ["Email Address *", "Enter your email address", "email", "email"],
    ["Phone Number", "Enter your phone number", "tel", "tel"],
    ["Purpose *", "Tell us about your inquiry...", "textarea", /./],
  ] as const) {
    const control = field(page, label);
    await expect(control).toHaveAttribute("placeholder", placeholder);
    await expect(control).toHaveJSProperty("type", type);
    await expect(control).toHaveAttribute("autocomplete", autocomplete);
  }
  await expect(field(page, "Purpose *")).toHaveJSProperty("rows", 4);
});

test("full name, email and purpose are required, phone is optional", async ({
  page,
  visit,
}) => {
  await visit("/");
  await openDialog(page);
  for (const [label, required] of [
    ["Full Name *", true],
    ["Email Address *", true],
    ["Phone Number", false],
    ["Purpose *", true],
  ] as const) {
    await expect(field(page, label)).toHaveJSProperty("required", required);
  }
});

/** Sends and sees that nothing came of it but a complaint of the browser. */
async function expectRefused(page: Page, label: string) {
  const mails = await watchMails(page);
  await submit(page).click();
  await expect(field(page, label)).toBeFocused();
  await expect(field(page, label)).toHaveJSProperty("validity.valid", false);
  await expect(submit(page)).toBeEnabled();
  await expect(dialog(page).getByText(SUCCESS)).toBeHidden();
  expect(mails).toEqual([]);
}

test.describe("on submit", () => {
  test.beforeEach(async ({ page, visit }) => {
    await visit("/");
    await openDialog(page);
  });

  for (const [label, values, words] of [
    ["Full Name *", { name: "" }, "a missing name"],
    ["Email Address *", { email: "" }, "a missing email"],
    ["Purpose *", { purpose: "" }, "a missing purpose"],
    ["Full Name *", { name: "   " }, "a name of blanks alone"],
    ["Purpose *", { purpose: " \n\t " }, "a purpose of blanks alone"],
    ["Email Address *", { email: "ada at example" }, "an email that is none"],
  ] as const) {
    test(`the browser refuses ${words}`, async ({ page }) => {
      await fillIn(page, values);
      await expectRefused(page, label);
    });
  }

  test("without a phone number the form is sent", async ({ page }) => {
    await fillIn(page, { phone: "" });
    await submit(page).click();
    await expect(dialog(page).getByText(SUCCESS)).toBeVisible();
  });
});
