import { expect, type Locator, type Page } from "@playwright/test";

/** Presses Tab and Shift+Tab, and expects focus to stay inside an element. */
export async function expectFocusTrap(page: Page, scope: Locator) {
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let count = 0; count < 15; count += 1) {
      await page.keyboard.press(key);
      const isOutside = await scope.evaluate((element) => {
        const { activeElement, body } = document;
        // Between last and first element, the browser's controls have focus.
        return activeElement !== body && !element.contains(activeElement);
      });
      expect(isOutside).toBe(false);
    }
  }
}
