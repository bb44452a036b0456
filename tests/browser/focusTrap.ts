import { expect, type Locator, type Page } from "@playwright/test";

/** Presses Tab and Shift+Tab, and expects the focus to stay inside. */
export async function expectFocusTrap(page: Page, scope: Locator) {
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let count = 0; count < 15; count += 1) {
      await page.keyboard.press(key);
      const isOutside = await scope.evaluate((element) => {
        const { activeElement, body } = document;
        // Between end and start, the browser's own controls have the focus.
        return activeElement !== body && !element.contains(activeElement);
      });
      expect(isOutside).toBe(false);
    }
  }
}
