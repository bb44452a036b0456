import type { Page } from "@playwright/test";

import navigation from "../fixtures/site/navigation.json";
import {
  bar,
  barLink,
  dropdownButton,
  hamburger,
  item,
  withDropdown,
} from "./bar";
import {
  bounds,
  expectPosition,
  isMarkedDocument,
  markDocument,
  position,
  routeTo,
  scrollTo,
} from "./look";
import { expect, test } from "./test";

test.use({ motion: true, viewport: { width: 390, height: 844 } });

const closeButton = (page: Page) =>
  bar(page).getByRole("button", { name: /close/i });

async function openMenu(page: Page) {
  await hamburger(page).click();
  await expect(hamburger(page)).toHaveAttribute("aria-expanded", "true");
  await expect(barLink(page, "About")).toBeVisible();
}

test('open, the menu has all links, their dropdowns, Contact Us and a button with "close" in its name', async ({
  page,
  visit,
}) => {
  await visit("/terms");
  await openMenu(page);
  for (const { label } of navigation.items) {
    await expect(barLink(page, label)).toBeVisible();
  }
  for (const { label, subsections } of withDropdown) {
    const button = item(page, label).getByRole("button");
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    for (const section of subsections) {
      await expect(item(page, label).getByText(section.label)).toBeVisible();
    }
  }
  await expect(bar(page).getByText("Contact Us")).toBeVisible();
  await expect(closeButton(page)).toBeVisible();
});

test("the open menu covers the window", async ({ page, visit }) => {
  await visit("/terms");
  await openMenu(page);
  await expect
    .poll(() =>
      bar(page).evaluate((nav) =>
        [0.02, 0.5, 0.98].every((y) =>
          nav.contains(
            document.elementFromPoint(innerWidth / 2, y * innerHeight),
          ),
        ),
      ),
    )
    .toBe(true);
});

test("closing plays a 600 ms animation", async ({ page, visit }) => {
  await page.clock.install();
  await visit("/terms");
  await openMenu(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await closeButton(page).click();
  await expect(hamburger(page)).toHaveAttribute("aria-expanded", "false");
  const menu = bar(page).locator("ul").first();
  const durations = await bar(page).evaluate((nav) =>
    nav
      .getAnimations({ subtree: true })
      .map((animation) => animation.effect?.getComputedTiming().endTime),
  );
  expect(durations).toContain(600);
  await page.clock.runFor(599);
  await expect(menu).toBeVisible();
  await page.clock.runFor(1);
  await expect(menu).toBeHidden();

  await openMenu(page);
  await closeButton(page).click();
  await page.clock.runFor(300);
  await hamburger(page).click();
  await page.clock.runFor(600);
  await expect(hamburger(page)).toHaveAttribute("aria-expanded", "true");
  await expect(menu).toBeVisible();
});

test.describe("where less motion is wanted", () => {
  test.use({ motion: false });

  test("closing plays no animation", async ({ page, visit }) => {
    await page.clock.install();
    await visit("/terms");
    await openMenu(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await closeButton(page).click();
    await page.clock.runFor(1);
    await expect(barLink(page, "About")).toBeHidden();
  });
});

test("the menu closes on Escape, with the focus back on the hamburger", async ({
  page,
  visit,
}) => {
  await visit("/terms");
  await hamburger(page).focus();
  await page.keyboard.press("Enter");
  await expect(barLink(page, "About")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(barLink(page, "About")).toBeHidden();
  await expect(hamburger(page)).toBeFocused();
});

test("the menu traps focus while open", async ({ page, visit }) => {
  await visit("/terms");
  await openMenu(page);
  const isInert = () =>
    page.evaluate(() =>
      ["main", "footer", "[href='#main']"].map(
        (part) => document.querySelector(part)?.closest("[inert]") !== null,
      ),
    );
  expect(await isInert()).toEqual([true, true, true]);
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let count = 0; count < 14; count += 1) {
      await page.keyboard.press(key);
      const focused = bar(page).locator(":focus");
      await expect(focused).toHaveCount(1);
      await expect(focused).toBeVisible();
    }
  }
  await closeButton(page).click();
  expect(await isInert()).toEqual([false, false, false]);
});

test("a dropdown of the menu opens by its button alone, stays open while the focus moves on, and is closed the next time", async ({
  page,
  visit,
}) => {
  await visit("/terms");
  await openMenu(page);
  const about = dropdownButton(page, "About");
  await item(page, "About").hover();
  await expect(about).toHaveAttribute("aria-expanded", "false");
  await about.click();
  await dropdownButton(page, "Teams").focus();
  await expect(about).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(about).toBeHidden();
  await openMenu(page);
  await expect(about).toHaveAttribute("aria-expanded", "false");
});

test("back closes the menu", async ({ page, visit }) => {
  await visit("/terms");
  await routeTo(page, "/about");
  await expect(page.locator("#about-hero")).toBeVisible();
  await openMenu(page);
  await page.goBack();
  await expect(page).toHaveURL("/terms");
  await expect(barLink(page, "About")).toBeHidden();
});

test("body scrolling is locked while the menu is open, without a jump", async ({
  page,
  visit,
}) => {
  await visit("/");
  await scrollTo(page, 700);
  const { top } = await bounds(page.locator("#goal"));
  await openMenu(page);
  expect((await bounds(page.locator("#goal"))).top).toBe(top);
  await page.mouse.move(195, 600);
  await page.mouse.wheel(0, 500);
  await page.keyboard.press("End");
  await expect(barLink(page, "About")).toBeVisible();
  expect((await bounds(page.locator("#goal"))).top).toBe(top);
  await closeButton(page).click();
  await expect(barLink(page, "About")).toBeHidden();
  expect(await position(page)).toBe(700);
  await page.mouse.wheel(0, 200);
  await expectPosition(page, 900);
});

test("a link of the menu leads to its page and closes it", async ({
  page,
  visit,
}) => {
  await visit("/");
  await markDocument(page);
  await openMenu(page);
  await barLink(page, "Teams").click();
  await expect(page).toHaveURL("/teams");
  await expect(hamburger(page)).toHaveAttribute("aria-expanded", "false");
  await expect(barLink(page, "Teams")).toBeHidden();
  await expect(page.locator("#teams-hero")).toBeInViewport();
  expect(await isMarkedDocument(page)).toBe(true);
});

test("Contact Us closes the menu and scrolls to the element with id contact", async ({
  page,
  visit,
}) => {
  await visit("/terms");
  await openMenu(page);
  await bar(page).getByText("Contact Us").click();
  await expect(page.locator("#contact")).toBeInViewport({ ratio: 0.5 });
  await expect(barLink(page, "About")).toBeHidden();
});

test("a window that grows past 768 px while the menu is open scrolls again", async ({
  page,
  visit,
}) => {
  await visit("/");
  await openMenu(page);
  await page.setViewportSize({ width: 767, height: 844 });
  await expect(hamburger(page)).toHaveAttribute("aria-expanded", "true");
  await page.setViewportSize({ width: 768, height: 844 });
  await expect(bar(page)).toHaveAttribute("data-menu", "closed");
  await page.setViewportSize({ width: 1000, height: 844 });
  await page.mouse.move(500, 600);
  await page.mouse.wheel(0, 300);
  await expectPosition(page, 300);
});
