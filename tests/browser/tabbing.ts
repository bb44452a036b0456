import { expect, type Locator, type Page } from "@playwright/test";

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the focus is where it should go. */
export async function tabTo(page: Page, target: Locator) {
  for (let count = 0; count < 90; count += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

/** Presses a key so often, and holds the focus to one part of the page. */
export async function expectTrap(page: Page, scope: Locator, times: number) {
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let count = 0; count < times; count += 1) {
      await page.keyboard.press(key);
      const isOutside = await scope.evaluate((element) => {
        const { activeElement, body } = document;
        // The browser's own controls take their turn, as nothing of the page's.
        return activeElement !== body && !element.contains(activeElement);
      });
      expect(isOutside).toBe(false);
    }
  }
}
