import type { Page } from "@playwright/test";

import contact from "../fixtures/site/contact.json";
import navigation from "../fixtures/site/navigation.json";
import site from "../fixtures/site/site.json";
import team from "../fixtures/site/team.json";
import { windows } from "./appearances";
import { bar, barLink, dropdownButton, withDropdown } from "./bar";
import { dialog, field, opener, SUCCESS } from "./contactParts";
import { memberCard } from "./memberCard";
import { expectTrap, tabTo } from "./tabbing";
import { expect, test } from "./test";

const button = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true });

test("the skip link of every page leads past the navigation", async ({
  page,
  visitAll,
}) => {
  await visitAll(async () => {
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: /^Skip/ });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(bar(page).locator(":focus")).toHaveCount(0);
  });
});

test("dropdowns open, list their sections, close and lead to them", async ({
  page,
  visit,
}) => {
  for (const { label, subsections } of withDropdown) {
    await test.step(label, async () => {
      await visit("/terms");
      const trigger = dropdownButton(page, label);
      await tabTo(page, trigger);
      await page.keyboard.press("Enter");
      await expect(trigger).toHaveAttribute("aria-expanded", "true");
      for (const section of subsections) {
        await page.keyboard.press("Tab");
        await expect(barLink(page, section.label)).toBeFocused();
      }
      await page.keyboard.press("Escape");
      await expect(trigger).toBeFocused();
      await expect(trigger).toHaveAttribute("aria-expanded", "false");
      await page.keyboard.press("Space");
      for (let count = 0; count <= subsections.length; count += 1) {
        await page.keyboard.press("Tab");
      }
      await expect(trigger).toHaveAttribute("aria-expanded", "false");
      await expect(bar(page).locator(":focus")).toHaveCount(1);

      const { path = "", label: last = "" } = subsections.at(-1) ?? {};
      await trigger.focus();
      await page.keyboard.press("Enter");
      await tabTo(page, barLink(page, last));
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(path);
      const section = page.locator(`section[id="${path.split("#")[1]}"]`);
      await expect(section).toBeInViewport();
    });
  }
});

test("the theme's toggle keeps the focus", async ({ page, visit }) => {
  await visit("/");
  await tabTo(page, button(page, "Switch to dark mode"));
  await page.keyboard.press("Enter");
  await expect(page.locator("body")).toHaveClass(/\bdark-mode\b/);
  await expect(button(page, "Switch to light mode")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.locator("body")).toHaveClass(/\blight-mode\b/);
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
    for (const link of await memberCard(page, name).locator("a").all()) {
      await tabTo(page, link);
      await expect(link).toBeInViewport({ ratio: 1 });
      await expect(link.locator("xpath=..")).toHaveCSS("opacity", "1");
    }
  }
});

test("the dialog opens, traps the focus, sends and returns the focus", async ({
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

  await page.keyboard.press("Space");
  await tabTo(page, dialog(page).getByRole("button", { name: contact.close }));
  await page.keyboard.press("Space");
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

  test("the menu opens, traps the focus, returns it, and leads to sections", async ({
    page,
    visit,
  }) => {
    await visit("/");
    const trigger = button(page, navigation.openMenu);
    await tabTo(page, trigger);
    await page.keyboard.press("Enter");
    await expect(button(page, navigation.closeMenu)).toBeFocused();
    await expectTrap(page, bar(page), 15);
    await page.keyboard.press("Escape");
    await expect(trigger).toBeFocused();
    await expect(trigger).toHaveAttribute("aria-expanded", "false");

    await page.keyboard.press("Enter");
    await tabTo(page, dropdownButton(page, "Home"));
    await page.keyboard.press("Enter");
    await tabTo(page, barLink(page, "FAQs"));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/#faqs");
    await expect(page.locator("section#faqs")).toBeInViewport();
    await expect(trigger).toBeVisible();
  });
});
