import type { Page } from "@playwright/test";

import navigation from "../../data/navigation.json";
import { bounds, isMarkedDocument, markDocument, position } from "./look";
import { expect, test } from "./test";

test.use({ viewport: { width: 390, height: 844 } });

const bar = (page: Page) => page.locator("nav[aria-label=Main]");
const hamburger = (page: Page) =>
  bar(page).getByRole("button", { name: /menu/i }).first();
const closeButton = (page: Page) =>
  bar(page).getByRole("button", { name: /close/i });
const link = (page: Page, name: string) =>
  bar(page).getByRole("link", { name, exact: true });

async function openMenu(page: Page) {
  await hamburger(page).click();
  await expect(hamburger(page)).toHaveAttribute("aria-expanded", "true");
  await expect(link(page, "About")).toBeVisible();
}

test("takes the bar's place below 768 px", async ({ page, visit }) => {
  await visit("/");
  await expect(hamburger(page)).toBeVisible();
  await expect(hamburger(page)).toHaveAttribute("aria-expanded", "false");
  await expect(link(page, "About")).toBeHidden();
  await page.setViewportSize({ width: 767, height: 844 });
  await expect(hamburger(page)).toBeVisible();
  await page.setViewportSize({ width: 768, height: 844 });
  await expect(hamburger(page)).toBeHidden();
  await expect(link(page, "About")).toBeVisible();
});

test("opens with all pages, sections and Contact Us", async ({
  page,
  visit,
}) => {
  await visit("/");
  await openMenu(page);
  for (const { label, subsections } of navigation.items) {
    await expect(link(page, label)).toBeVisible();
    if (!subsections) continue;
    const item = bar(page)
      .getByRole("listitem")
      .filter({ has: page.getByRole("link", { name: label, exact: true }) })
      .first();
    const button = item.getByRole("button");
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    for (const section of subsections) {
      await expect(item.getByText(section.label)).toBeVisible();
    }
  }
  await expect(bar(page).getByText("Contact Us")).toBeVisible();
});

test("covers the window", async ({ page, visit }) => {
  await visit("/");
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

test("closes with its button, in 600 ms", async ({ page, visit }) => {
  await visit("/");
  await openMenu(page);
  const durations = await closeButton(page).evaluate(async (button) => {
    (button as HTMLButtonElement).click();
    await new Promise((frame) => requestAnimationFrame(frame));
    await new Promise((frame) => requestAnimationFrame(frame));
    return document
      .getAnimations()
      .map((animation) => animation.effect?.getComputedTiming().endTime);
  });
  expect(durations).toContain(600);
  await expect(link(page, "About")).toBeHidden();
  await expect(hamburger(page)).toHaveAttribute("aria-expanded", "false");
});

test("closes on Escape, with the focus back on the hamburger", async ({
  page,
  visit,
}) => {
  await visit("/");
  await hamburger(page).focus();
  await page.keyboard.press("Enter");
  await expect(link(page, "About")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(link(page, "About")).toBeHidden();
  await expect(hamburger(page)).toBeFocused();
});

test("keeps the focus while it is open", async ({ page, visit }) => {
  await visit("/");
  await openMenu(page);
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let count = 0; count < 25; count += 1) {
      await page.keyboard.press(key);
      await expect(bar(page).locator(":focus")).toHaveCount(1);
      await expect(bar(page).locator(":focus")).toBeVisible();
    }
  }
});

test("holds the page still, and gives it back where it was", async ({
  page,
  visit,
}) => {
  await visit("/");
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: "instant" }));
  const { top } = await bounds(page.locator("#goal"));
  await openMenu(page);
  expect((await bounds(page.locator("#goal"))).top).toBe(top);
  await page.mouse.move(195, 600);
  await page.mouse.wheel(0, 500);
  await page.keyboard.press("End");
  await expect(link(page, "About")).toBeVisible();
  expect((await bounds(page.locator("#goal"))).top).toBe(top);
  await closeButton(page).click();
  await expect(link(page, "About")).toBeHidden();
  expect(await position(page)).toBe(700);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => position(page)).toBe(900);
});

test("a link leads to its page and closes it", async ({ page, visit }) => {
  await visit("/");
  await markDocument(page);
  await openMenu(page);
  await link(page, "Teams").click();
  await expect(page).toHaveURL("/teams");
  await expect(hamburger(page)).toHaveAttribute("aria-expanded", "false");
  await expect(link(page, "Teams")).toBeHidden();
  await expect(page.locator("#teams-hero")).toBeInViewport();
  expect(await isMarkedDocument(page)).toBe(true);
});

test("Contact Us closes it and scrolls to the footer", async ({
  page,
  visit,
}) => {
  await visit("/");
  await openMenu(page);
  await bar(page).getByText("Contact Us").click();
  await expect(page.locator("#contact")).toBeInViewport({ ratio: 0.5 });
  await expect(link(page, "About")).toBeHidden();
});

test("the window may grow while it is open", async ({ page, visit }) => {
  await visit("/");
  await openMenu(page);
  await page.setViewportSize({ width: 1000, height: 844 });
  await page.mouse.move(500, 600);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => position(page)).toBe(300);
});
