import { expect, type Page } from "@playwright/test";

export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** The windows in which the site's appearance is judged, in px. */
export const windows = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;
export type Device = keyof typeof windows;
export const devices: Device[] = ["desktop", "phone"];

/** Gives an open page the other theme, as a change of the system's does. */
export async function showTheme(page: Page, colorScheme: Theme) {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator("body")).toHaveClass(
    new RegExp(`\\b${colorScheme}-mode\\b`),
  );
}
