import {
  contactDialog,
  field,
  fillForm,
  openDialog,
  submitButton,
  SUCCESS,
  collectMails,
} from "./contactDialog";
import { expect, test } from "./test";

test("has fields for name, email, phone and purpose, of which the browser checks all but the phone", async ({
  page,
  visit,
}) => {
  await visit("/");
  await openDialog(page);
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
  for (const [label, values, reason] of [
    ["Full Name *", { name: "" }, "valueMissing"],
    ["Email Address *", { email: "" }, "valueMissing"],
    ["Purpose *", { purpose: "" }, "valueMissing"],
    ["Email Address *", { email: "ada at" }, "typeMismatch"],
    ["Full Name *", { name: " \u00a0 " }, "valueMissing"],
    ["Purpose *", { purpose: " \n\t " }, "valueMissing"],
  ] as const) {
    await test.step(JSON.stringify(values), async () => {
      await fillForm(page, { phone: " ", ...values });
      await submitButton(page).click();
      const control = field(page, label);
      await expect.soft(control).toBeFocused();
      await expect.soft(control).toHaveJSProperty(`validity.${reason}`, true);
    });
  }
  expect(mails).toEqual([]);
  await field(page, "Purpose *").fill("x");
  await submitButton(page).click();
  await expect(contactDialog(page).getByText(SUCCESS)).toBeVisible();
});
