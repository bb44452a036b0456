import type { Page } from "@playwright/test";

import navigation from "../fixtures/site/navigation.json";

export const navigationBar = (page: Page) =>
  page.locator("nav[aria-label=Main]");

/** A link in the bar, by its full name. */
export const navigationLink = (page: Page, name: string) =>
  navigationBar(page).getByRole("link", { name, exact: true });

/** The `li` of a top-level item, by its label. */
export const navigationItem = (page: Page, label: string) =>
  navigationBar(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: label, exact: true }) })
    .first();

/** The button that opens an item's dropdown. */
export const dropdownButton = (page: Page, label: string) =>
  navigationItem(page, label).getByRole("button");

export const itemsWithDropdown = navigation.items.flatMap(
  ({ label, subsections }) =>
    subsections ? [{ label, sections: subsections.map((it) => it.label) }] : [],
);

/** The theme toggle, by the theme that it switches to. */
export const themeToggle = (page: Page, theme: "light" | "dark") =>
  navigationBar(page).getByRole("button", { name: `Switch to ${theme} mode` });

/** The button that opens and closes the mobile menu. */
export const hamburger = (page: Page) =>
  navigationBar(page).getByRole("button", { name: /menu/i });
