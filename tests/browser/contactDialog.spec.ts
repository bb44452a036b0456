import type { Page } from "@playwright/test";

import { themes } from "./appearances";
import { contactDialog, field, openDialog, trigger } from "./contactDialog";
import { expectFocusTrap } from "./focusTrap";
import { expectScrollPosition, scrollPosition } from "./scrolling";
import { expect, test } from "./test";

/** A point of the overlay, in px. */
const overlay = [20, 450] as const;

const closeButton = (page: Page) =>
  contactDialog(page).getByRole("button", { name: /close/i });

test.beforeEach(async ({ visit }) => {
  await visit("/");
});

test("is a native modal <dialog> with the heading Get in Touch, where focus starts on the first field and stays inside", async ({
  page,
}) => {
  await expect(contactDialog(page)).toBeHidden();
  await openDialog(page);
  const isModal = await contactDialog(page).evaluate((element) =>
    element.matches("dialog:modal"),
  );
  expect.soft(isModal).toBe(true);
  await expect
    .soft(contactDialog(page).getByRole("heading"))
    .toHaveText("Get in Touch");
  await expect.soft(field(page, "Full Name *")).toBeFocused();
  await expectFocusTrap(page, contactDialog(page));
});

for (const [way, close] of [
  ["the close button", (page: Page) => closeButton(page).click()],
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
  ["clicking the overlay", (page: Page) => page.mouse.click(...overlay)],
  [
    "the browser itself",
    (page: Page) =>
      contactDialog(page).evaluate((element: HTMLDialogElement) =>
        element.close(),
      ),
  ],
] as const) {
  test(`${way} closes it, and focus returns to what opened it`, async ({
    page,
  }) => {
    await trigger(page).focus();
    for (const key of ["Enter", "Space"]) {
      await page.keyboard.press(key);
      await expect(contactDialog(page)).toBeVisible();
      await close(page);
      // A dialog that is closed by the browser is removed a moment later.
      await expect(page.locator("dialog")).toHaveCount(0);
      await expect(trigger(page)).toBeFocused();
    }
  });
}

test("opens again between Escape, which returns the focus at once, and the later event of its closing", async ({
  page,
}) => {
  await openDialog(page);
  await trigger(page).evaluate((button: HTMLElement) => {
    // As Escape does; the event is dispatched in a task of its own.
    document.querySelector("dialog")?.close();
    button.click();
  });
  await expect(field(page, "Full Name *")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog")).toHaveCount(0);
  await expect(trigger(page)).toBeFocused();
});

test("clicking inside does not close it, nor does a drag between inside and the overlay", async ({
  page,
}) => {
  await openDialog(page);
  const heading = contactDialog(page).getByRole("heading");
  await heading.click();
  await expect(contactDialog(page)).toBeVisible();
  await page.mouse.down();
  await page.mouse.move(...overlay, { steps: 5 });
  await page.mouse.up();
  await expect(contactDialog(page)).toBeVisible();
  await page.mouse.down();
  await heading.hover();
  await page.mouse.up();
  await expect(contactDialog(page)).toBeVisible();
});

test("the page behind the dialog does not scroll", async ({ page }) => {
  await trigger(page).scrollIntoViewIfNeeded();
  await openDialog(page);
  const before = await scrollPosition(page);
  await page.mouse.move(...overlay);
  await page.mouse.wheel(0, -600);
  await page.keyboard.press("Escape");
  await expect(contactDialog(page)).toBeHidden();
  expect(await scrollPosition(page)).toBe(before);
  await page.mouse.wheel(0, -200);
  await expectScrollPosition(page, before - 200);
});

test("takes the light or dark theme", async ({ page }) => {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    await openDialog(page);
    await expect(contactDialog(page)).toHaveCSS("color-scheme", colorScheme);
    await page.keyboard.press("Escape");
  }
});
