import type { Page } from "@playwright/test";

import { dialog, field, openDialog, opener, submit } from "./contactParts";
import { expectPosition, position } from "./look";
import { expect, test } from "./test";

const closeButton = (page: Page) =>
  dialog(page).getByRole("button", { name: /close/i });

test.beforeEach(async ({ visit }) => {
  await visit("/");
});

test("a native modal <dialog> with the header Get in Touch and a close button", async ({
  page,
}) => {
  await expect(dialog(page)).toBeHidden();
  await openDialog(page);
  await expect(dialog(page)).toHaveJSProperty("tagName", "DIALOG");
  expect(
    await dialog(page).evaluate((element) => element.matches(":modal")),
  ).toBe(true);
  await expect(dialog(page).getByRole("heading")).toHaveText("Get in Touch");
  await expect(closeButton(page)).toBeVisible();
});

for (const [way, close] of [
  ["the close button", (page: Page) => closeButton(page).click()],
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
  ["clicking the overlay", (page: Page) => page.mouse.click(20, 450)],
  [
    "the browser itself",
    (page: Page) =>
      dialog(page).evaluate((element: HTMLDialogElement) => element.close()),
  ],
] as const) {
  test(`${way} closes it, and focus returns to what opened it`, async ({
    page,
  }) => {
    await openDialog(page);
    await close(page);
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await openDialog(page);
  });
}

test("clicking inside does not close it", async ({ page }) => {
  await openDialog(page);
  await dialog(page).getByRole("heading").click();
  const box = await dialog(page).boundingBox();
  if (!box) throw new Error("the dialog has no box");
  await page.mouse.click(box.x + 4, box.y + box.height / 2);
  await expect(dialog(page)).toBeVisible();
});

test("a drag that starts inside the dialog and ends on the overlay does not close it", async ({
  page,
}) => {
  await openDialog(page);
  await field(page, "Full Name *").fill("Some text to select");
  const box = await field(page, "Full Name *").boundingBox();
  if (!box) throw new Error("the field has no box");
  await page.mouse.move(box.x + 80, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(20, 450, { steps: 5 });
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
});

test("a drag that starts on the overlay and ends inside does not close it, but a click afterwards does", async ({
  page,
}) => {
  await openDialog(page);
  await page.mouse.move(20, 450);
  await page.mouse.down();
  await dialog(page).getByRole("heading").hover();
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(20, 450);
  await expect(dialog(page)).toBeHidden();
});

test("focus starts on the first field", async ({ page }) => {
  await openDialog(page);
  await expect(field(page, "Full Name *")).toBeFocused();
});

test("focus stays inside", async ({ page }) => {
  await openDialog(page);
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let count = 0; count < 12; count += 1) {
      await page.keyboard.press(key);
      const outside = await page.evaluate(() => {
        const { activeElement } = document;
        // The browser's own controls take their turn between end and start.
        return (
          activeElement !== document.body &&
          activeElement?.closest("dialog") === null
        );
      });
      expect(outside).toBe(false);
    }
  }
});

test("the page behind does not scroll", async ({ page }) => {
  await opener(page).scrollIntoViewIfNeeded();
  await openDialog(page);
  const before = await position(page);
  await page.mouse.move(20, 450);
  await page.mouse.wheel(0, -600);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  expect(await position(page)).toBe(before);
  await page.mouse.wheel(0, -200);
  await expectPosition(page, before - 200);
});

test("the dialog fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await openDialog(page);
  await expect(closeButton(page)).toBeInViewport();
  await submit(page).scrollIntoViewIfNeeded();
  await expect(submit(page)).toBeInViewport();
  const box = await dialog(page).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(390);
});

for (const theme of ["light", "dark"] as const) {
  test(`the dialog takes the ${theme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator("body")).toHaveClass(new RegExp(`${theme}-mode`));
    await openDialog(page);
    const { ground, text } = await dialog(page).evaluate((element) => ({
      ground: getComputedStyle(element).backgroundColor,
      text: getComputedStyle(element).color,
    }));
    expect(brightness(text) < 128).toBe(theme === "light");
    expect(brightness(ground) > 128).toBe(theme === "light");
  });
}

/** How bright a computed colour is, 0 to 255. */
function brightness(color: string): number {
  const parts = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  return parts.reduce((sum, part) => sum + part, 0) / parts.length;
}
