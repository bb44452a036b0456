import type { Page } from "@playwright/test";

/** The cards of a group's members. */
export const memberCards = (page: Page, heading: string) =>
  page
    .getByRole("heading", { name: heading, exact: true })
    .locator("xpath=ancestor::*[.//li or .//article][1]")
    .locator("li, article");

/** A member's card: the `li` or `article` that shows the name. */
export const memberCard = (page: Page, name: string) =>
  page
    .getByRole("main")
    .locator("li, article")
    .filter({ has: page.getByText(name, { exact: true }) })
    .last();
