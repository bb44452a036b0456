import type { Page } from "@playwright/test";

import { themes } from "./appearances";
import { dialog, field, openDialog, opener } from "./contactParts";
import { expectFocusTrap } from "./focusTrap";
import { expectPosition, position } from "./scrolling";
import { expect, test } from "./test";

/** A point of the overlay, in px. */
const overlay = [20, 450] as const;

const closeButton = (page: Page) =>
  dialog(page).getByRole("button", { name: /close/i });

test.beforeEach(async ({ visit }) => {
  await visit("/");
});

test("is a native modal <dialog> with the heading Get in Touch, where focus starts on the first field and stays inside", async ({
  page,
}) => {
  await expect(dialog(page)).toBeHidden();
  await openDialog(page);
  const isModal = await dialog(page).evaluate((element) =>
    element.matches("dialog:modal"),
  );
  expect.soft(isModal).toBe(true);
  await expect
    .soft(dialog(page).getByRole("heading"))
    .toHaveText("Get in Touch");
  await expect.soft(field(page, "Full Name *")).toBeFocused();
  await expectFocusTrap(page, dialog(page));
});

for (const [way, close] of [
  ["the close button", (page: Page) => closeButton(page).click()],
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
  ["clicking the overlay", (page: Page) => page.mouse.click(...overlay)],
  [
    "the browser itself",
    (page: Page) =>
      dialog(page).evaluate((element: HTMLDialogElement) => element.close()),
  ],
] as const) {
  test(`${way} closes it, and focus returns to what opened it`, async ({
    page,
  }) => {
    await opener(page).focus();
    for (const key of ["Enter", "Space"]) {
      await page.keyboard.press(key);
      await expect(dialog(page)).toBeVisible();
      await close(page);
      await expect(dialog(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
    }
  });
}

test("clicking inside does not close it, nor does a drag between inside and the overlay", async ({
  page,
}) => {
  await openDialog(page);
  const heading = dialog(page).getByRole("heading");
  await heading.click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.down();
  await page.mouse.move(...overlay, { steps: 5 });
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.down();
  await heading.hover();
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
});

test("the page behind does not scroll", async ({ page }) => {
  await opener(page).scrollIntoViewIfNeeded();
  await openDialog(page);
  const before = await position(page);
  await page.mouse.move(...overlay);
  await page.mouse.wheel(0, -600);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  expect(await position(page)).toBe(before);
  await page.mouse.wheel(0, -200);
  await expectPosition(page, before - 200);
});

test("takes the light or dark theme", async ({ page }) => {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    await openDialog(page);
    await expect(dialog(page)).toHaveCSS("color-scheme", colorScheme);
    await page.keyboard.press("Escape");
  }
});
