import type { Page } from "@playwright/test";

import contact from "../fixtures/site/contact.json";
import faqs from "../fixtures/site/faqs.json";
import navigation from "../fixtures/site/navigation.json";
import notFound from "../fixtures/site/not-found.json";
import site from "../fixtures/site/site.json";
import team from "../fixtures/site/team.json";
import { windows } from "./appearances";
import { bar, barLink, dropdownButton, withDropdown } from "./bar";
import { dialog, field, opener, SUCCESS } from "./contactParts";
import { lostPage } from "./content";
import { expectTrap, tabTo } from "./tabbing";
import { expect, test } from "./sharedTab";

const button = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true });

test("the skip link of every page leads past the navigation", async ({
  page,
  visitAll,
}) => {
  await visitAll(async () => {
    await page.keyboard.press("Tab");
    await expect(
      page.getByRole("link", { name: navigation.skipLink }),
    ).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(bar(page).locator(":focus")).toHaveCount(0);
  });
});

for (const { label, subsections } of withDropdown) {
  test(`the dropdown of ${label} opens, lists, closes and lets go`, async ({
    page,
    visit,
  }) => {
    await visit("/terms");
    const opener = dropdownButton(page, label);
    await tabTo(page, opener);
    await page.keyboard.press("Enter");
    await expect(opener).toHaveAttribute("aria-expanded", "true");
    for (const section of subsections) {
      await page.keyboard.press("Tab");
      await expect(barLink(page, section.label)).toBeFocused();
    }
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
    await expect(opener).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.press("Space");
    await expect(opener).toHaveAttribute("aria-expanded", "true");
    for (let count = 0; count <= subsections.length; count += 1) {
      await page.keyboard.press("Tab");
    }
    await expect(opener).toHaveAttribute("aria-expanded", "false");
    await expect(bar(page).locator(":focus")).toHaveCount(1);
  });

  test(`the last section of ${label} can be gone to`, async ({
    page,
    visit,
  }) => {
    const last = subsections.at(-1);
    await visit("/terms");
    await tabTo(page, dropdownButton(page, label));
    await page.keyboard.press("Enter");
    await tabTo(page, barLink(page, last?.label ?? ""));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(last?.path ?? "");
    const anchor = last?.path.split("#")[1];
    await expect(page.locator(`section[id="${anchor}"]`)).toBeInViewport();
  });
}

test("the toggle flips the theme and keeps the focus", async ({
  page,
  visit,
}) => {
  await visit("/");
  await tabTo(page, button(page, "Switch to dark mode"));
  await page.keyboard.press("Enter");
  await expect(page.locator("body")).toHaveClass(/\bdark-mode\b/);
  await expect(button(page, "Switch to light mode")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.locator("body")).toHaveClass(/\blight-mode\b/);
});

test("questions open and close, one at a time", async ({ page, visit }) => {
  await visit("/");
  for (const { question, answer } of faqs.faqs) {
    await tabTo(page, button(page, question));
    await page.keyboard.press("Enter");
    await expect(page.getByText(answer)).toBeVisible();
    await expect(page.locator("#faqs [aria-expanded=true]")).toHaveCount(1);
  }
  await page.keyboard.press("Space");
  await expect(page.locator("#faqs [aria-expanded=true]")).toHaveCount(0);
});

test("the links of every member can be reached and are seen then", async ({
  page,
  visit,
}) => {
  await visit("/teams");
  const names = team.groups.flatMap(({ members }) =>
    members.map(({ name }) => name),
  );
  for (const name of names) {
    const card = page
      .getByRole("main")
      .locator("li, article")
      .filter({ has: page.getByText(name, { exact: true }) });
    for (const link of await card.locator("a").all()) {
      await tabTo(page, link);
      await expect(link).toBeInViewport({ ratio: 1 });
      await expect(link.locator("xpath=..")).toHaveCSS("opacity", "1");
    }
  }
});

test("the dialog opens, keeps the focus, sends and gives it back", async ({
  page,
  visit,
}) => {
  await visit("/");
  await tabTo(page, opener(page));
  await page.keyboard.press("Enter");
  const { name, email, phone, purpose } = contact.form;
  await expect(field(page, name.label)).toBeFocused();
  await expectTrap(page, dialog(page), 12);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await page.keyboard.press("Enter");
  await page.keyboard.type("Ada Lovelace");
  await page.keyboard.press("Tab");
  await expect(field(page, email.label)).toBeFocused();
  await page.keyboard.type("ada@example.com");
  await page.keyboard.press("Tab");
  await expect(field(page, phone.label)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(field(page, purpose.label)).toBeFocused();
  await page.keyboard.type("Hello there");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByText(SUCCESS)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test("the dialog's close button gives the focus back", async ({
  page,
  visit,
}) => {
  await visit("/");
  await tabTo(page, opener(page));
  await page.keyboard.press("Space");
  await tabTo(page, dialog(page).getByRole("button", { name: contact.close }));
  await page.keyboard.press("Space");
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test("the way home from the page of nothing", async ({ page, visit }) => {
  await visit(lostPage.path);
  await tabTo(
    page,
    page.getByRole("main").getByRole("link", { name: notFound.homeLink }),
  );
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
});

test("the footer's links come last, in the order of the screen", async ({
  page,
  visit,
}) => {
  await visit("/");
  const { connect, follow, legalLinks } = site;
  const labels = [
    ...connect.accounts.map(({ label }) => label),
    navigation.homeLink,
    ...follow.accounts.map(({ label }) => label),
    ...legalLinks.map(({ label }) => label),
  ];
  const links = page.getByRole("contentinfo").getByRole("link");
  await tabTo(page, links.first());
  for (const [index, label] of labels.entries()) {
    await expect(links.nth(index)).toBeFocused();
    await expect(links.nth(index)).toHaveAccessibleName(new RegExp(label));
    await page.keyboard.press("Tab");
  }
  await expect(links).toHaveCount(labels.length);
});

test.describe("on a phone", () => {
  test.use({ viewport: windows.phone });

  test("the menu opens, keeps the focus and gives it back", async ({
    page,
    visit,
  }) => {
    await visit("/");
    const opener = button(page, navigation.openMenu);
    await tabTo(page, opener);
    await page.keyboard.press("Enter");
    await expect(button(page, navigation.closeMenu)).toBeFocused();
    await expectTrap(page, bar(page), 15);
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
    await expect(opener).toHaveAttribute("aria-expanded", "false");
  });

  test("the menu's sections open, and lead to their place", async ({
    page,
    visit,
  }) => {
    await visit("/");
    await tabTo(page, button(page, navigation.openMenu));
    await page.keyboard.press("Enter");
    await tabTo(page, dropdownButton(page, "Home"));
    await page.keyboard.press("Enter");
    await tabTo(page, barLink(page, "FAQs"));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/#faqs");
    await expect(page.locator("section#faqs")).toBeInViewport();
    await expect(button(page, navigation.openMenu)).toBeVisible();
  });
});
