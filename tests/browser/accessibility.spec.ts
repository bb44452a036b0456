import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

import { lostPage, pages } from "./content";
import { expect, test } from "./test";

const themes = ["light", "dark"] as const;
const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Every rule of axe's, best practices included. */
async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${String(target)}`),
  );
  expect(findings).toEqual([]);
}

for (const colorScheme of themes) {
  for (const viewport of windows) {
    test.describe(`${colorScheme}, ${viewport.width} px`, () => {
      // Contrast is judged where nothing is half faded in.
      test.use({
        colorScheme,
        viewport,
        contextOptions: { reducedMotion: "reduce" },
      });

      for (const { path } of [...pages, lostPage]) {
        test(`${path} has no finding`, async ({ page, visit }) => {
          await visit(path);
          await expectAccessible(page);
        });
      }

      test("the contact dialog has no finding", async ({ page, visit }) => {
        await visit("/");
        await page
          .locator("#faqs button:not([aria-expanded])")
          .filter({ visible: true })
          .click();
        await expect(page.getByRole("dialog")).toBeVisible();
        await expectAccessible(page);
      });

      test("the open question has no finding", async ({ page, visit }) => {
        await visit("/");
        await page.locator("#faqs [aria-expanded]").first().click();
        await expect(page.locator("#faqs [aria-expanded=true]")).toHaveCount(1);
        await expectAccessible(page);
      });

      test("the open navigation has no finding", async ({ page, visit }) => {
        await visit("/");
        const bar = page.getByRole("navigation", { name: "Main" });
        const button = bar
          .locator("button[aria-expanded]")
          .filter({ visible: true })
          .first();
        await button.click();
        await expect(button).toHaveAttribute("aria-expanded", "true");
        await expectAccessible(page);
      });
    });
  }
}

test.describe("the page never scrolls sideways", () => {
  for (const width of [1440, 768, 390, 320]) {
    test(`at ${width} px`, async ({ page, visit }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const { path } of [...pages, lostPage]) {
        await visit(path);
        const excess = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        expect(excess, path).toBeLessThanOrEqual(0);
      }
    });
  }
});
