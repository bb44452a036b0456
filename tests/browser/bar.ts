import type { Page } from "@playwright/test";

import navigation from "../fixtures/site/navigation.json";

/** The navigation bar. */
export const bar = (page: Page) => page.locator("nav[aria-label=Main]");

/** A link of the bar, by its whole name. */
export const barLink = (page: Page, name: string) =>
  bar(page).getByRole("link", { name, exact: true });

/** A top item's `li`, by its label. */
export const item = (page: Page, label: string) =>
  bar(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: label, exact: true }) })
    .first();

/** The button that opens an item's dropdown. */
export const dropdownButton = (page: Page, label: string) =>
  item(page, label).getByRole("button");

/** The items that have a dropdown. */
export const withDropdown = navigation.items.flatMap(
  ({ label, subsections }) =>
    subsections ? [{ label, sections: subsections.map((it) => it.label) }] : [],
);

/** The button that flips the theme, by the theme that it switches to. */
export const themeToggle = (page: Page, theme: "light" | "dark") =>
  bar(page).getByRole("button", { name: `Switch to ${theme} mode` });

/** The button that opens and closes the menu on a phone. */
export const hamburger = (page: Page) =>
  bar(page).getByRole("button", { name: /menu/i });
