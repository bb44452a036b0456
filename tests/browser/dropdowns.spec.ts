import type { Locator, Page } from "@playwright/test";

import { boxOf } from "../drivers/boxOf";
import {
  navigationLink,
  dropdownButton,
  navigationItem,
  itemsWithDropdown,
} from "../drivers/navigationBar";
import { routeTo } from "../drivers/routing";
import { nextFrames } from "../drivers/scrolling";
import { expect, test } from "../drivers/test";

/** Moves the mouse as a hand does, in steps over all elements on the way. */
async function moveMouse(page: Page, target: Locator) {
  const { x, y, width, height } = await boxOf(target);
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 50 });
}

test.beforeEach(async ({ visit }) => {
  await visit("/terms");
});

test("opens on click and key and closes on Escape", async ({ page }) => {
  const { label = "", sections = [] } = itemsWithDropdown[1] ?? {};
  const button = dropdownButton(page, label);
  const links = navigationItem(page, label)
    .getByRole("listitem")
    .getByRole("link");
  const expectOpen = async (isOpen: boolean) => {
    await expect(button).toHaveAttribute("aria-expanded", String(isOpen));
    await expect(links).toHaveText(isOpen ? sections : []);
  };
  await expectOpen(false);
  // Does not use `click`, because `click` hovers first, and touchscreens do not hover.
  await button.dispatchEvent("click");
  await expectOpen(true);
  const id = await button.getAttribute("aria-controls");
  await expect(page.locator(`[id="${id}"] a`)).toHaveText(sections);
  await button.dispatchEvent("click");
  await expectOpen(false);

  await button.focus();
  for (const key of ["Enter", "Space"]) {
    await page.keyboard.press(key);
    await expectOpen(true);
    await page.keyboard.press(key);
    await expectOpen(false);
  }
  await page.keyboard.press("Enter");
  for (const section of sections) {
    await page.keyboard.press("Tab");
    await expect(navigationLink(page, section)).toBeFocused();
  }
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  await expectOpen(false);

  await page.keyboard.press("Enter");
  for (const _ of sections) await page.keyboard.press("Tab");
  await expectOpen(true);
  await page.keyboard.press("Tab");
  await expectOpen(false);
  // A closed dropdown has no focusable links.
  await page.keyboard.press("Shift+Tab");
  await expect(button).toBeFocused();
});

test("opens on hover and closes when the mouse leaves", async ({ page }) => {
  const about = dropdownButton(page, "About");
  const link = navigationLink(page, "About");
  const leave = () => page.mouse.move(700, 700);
  const expectOpen = async (isOpen: boolean) => {
    await expect(about).toHaveAttribute("aria-expanded", String(isOpen));
  };

  await test.step("stays open while the mouse moves to its last link", async () => {
    await link.hover();
    await expectOpen(true);
    const last = navigationItem(page, "About").locator("ul a").last();
    await moveMouse(page, last);
    await expectOpen(true);
    await moveMouse(page, link);
    await expectOpen(true);
    await expect(last).toBeVisible();
    await leave();
    await expectOpen(false);
  });

  await test.step("a click after hovering keeps it open and a second closes it", async () => {
    await about.hover();
    await expectOpen(true);
    await about.click();
    await leave();
    await expectOpen(true);
    await about.click();
    await expectOpen(false);
    // A hand still moves the mouse a little after a click.
    await moveMouse(page, link);
    await nextFrames(page);
    await expectOpen(false);
    await leave();
  });

  await test.step("hovering closes no dropdown with keyboard focus", async () => {
    const first = navigationItem(page, "About").locator("ul a").first();
    for (const open of [
      () => page.keyboard.press("Enter"),
      () => link.hover(),
    ]) {
      await about.focus();
      await open();
      await expectOpen(true);
      await about.press("Tab");
      await expect(first).toBeFocused();
      await moveMouse(page, navigationLink(page, "Teams"));
      await moveMouse(page, link);
      await leave();
      await expect(first).toBeFocused();
      await expectOpen(true);
      await page.keyboard.press("Escape");
      await expect(about).toBeFocused();
      await expectOpen(false);
    }
  });

  await test.step("a closed dropdown stays closed until the mouse has left", async () => {
    await about.focus();
    await page.keyboard.press("Enter");
    await about.hover();
    await about.click();
    await expectOpen(false);
    await about.hover({ position: { x: 3, y: 3 } });
    await nextFrames(page);
    await expectOpen(false);
    await leave();
    await about.hover();
    await expectOpen(true);
    await page.keyboard.press("Escape");
    await leave();

    await page.keyboard.press("Enter");
    await link.hover();
    await page.keyboard.press("Escape");
    await moveMouse(page, about);
    await nextFrames(page);
    await expectOpen(false);
    await leave();
  });

  await test.step("a click elsewhere and a route change close it", async () => {
    await about.dispatchEvent("click");
    await page.getByRole("heading", { level: 1 }).click();
    await expectOpen(false);
    await about.dispatchEvent("click");
    await expectOpen(true);
    await routeTo(page, "/teams");
    await expectOpen(false);
  });
});

test.describe("with a touchscreen and a mouse", () => {
  test.use({ hasTouch: true });

  test("opens on hover after taps @test:all", async ({ page }) => {
    const about = dropdownButton(page, "About");
    for (const isOpen of ["true", "false"]) {
      await about.tap();
      await expect(about).toHaveAttribute("aria-expanded", isOpen);
    }
    await about.hover();
    await expect(about).toHaveAttribute("aria-expanded", "true");
  });
});
