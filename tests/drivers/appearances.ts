import { expect, type Page } from "@playwright/test";

const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** Viewport sizes, in px. */
export const viewports = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

/** Switches the theme of an open page through the system's preference. */
export async function showTheme(page: Page, colorScheme: Theme) {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator("body")).toHaveClass(
    new RegExp(`\\b${colorScheme}-mode\\b`),
  );
}
