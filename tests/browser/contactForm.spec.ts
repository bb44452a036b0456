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

/** Submits, and expects the browser to focus the field and give the reason. */
async function expectRefused(
  page: Page,
  label: string,
  reason: keyof ValidityState,
) {
  const mails = await watchMails(page);
  await submit(page).click();
  await expect(field(page, label)).toBeFocused();
  await expect(field(page, label)).toHaveJSProperty(`validity.${reason}`, true);
  await expect(submit(page)).toBeEnabled();
  await expect(dialog(page).getByText(SUCCESS)).toBeHidden();
  expect(mails).toEqual([]);
}

test.describe("on submit", () => {
  test.beforeEach(async ({ page, visit }) => {
    await visit("/");
    await openDialog(page);
  });

  for (const [label, values, words, reason] of [
    ["Full Name *", { name: "" }, "a missing name", "valueMissing"],
    ["Email Address *", { email: "" }, "a missing email", "valueMissing"],
    ["Purpose *", { purpose: "" }, "a missing purpose", "valueMissing"],
    [
      "Email Address *",
      { email: "ada at" },
      "an invalid email",
      "typeMismatch",
    ],
  ] as const) {
    test(`the browser refuses ${words}`, async ({ page }) => {
      await fillIn(page, values);
      await expectRefused(page, label, reason);
    });
  }

  for (const [label, values] of [
    ["Full Name *", { name: " \u00a0 " }],
    ["Purpose *", { purpose: " \n\t " }],
  ] as const) {
    test(`the browser refuses blanks alone in ${label}, until there is more`, async ({
      page,
    }) => {
      await fillIn(page, values);
      await expectRefused(page, label, "valueMissing");
      await field(page, label).pressSequentially("x");
      await submit(page).click();
      await expect(dialog(page).getByText(SUCCESS)).toBeVisible();
    });
  }

  test("blanks alone in the optional phone number are sent", async ({
    page,
  }) => {
    await fillIn(page, { phone: "  " });
    await submit(page).click();
    await expect(dialog(page).getByText(SUCCESS)).toBeVisible();
  });
});
