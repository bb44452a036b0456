import type { Page } from "@playwright/test";

import site from "../../data/site.json";
import { pages } from "./content";
import { position, scrollToEnd } from "./look";
import { expect, test } from "./test";

const footer = (page: Page) => page.locator("footer#contact");

const accounts = [...site.connect.accounts, ...site.follow.accounts];

test("has the accounts of the specification", () => {
  expect(site.connect.accounts.map(({ label }) => label)).toEqual([
    "LinkedIn",
    "Email",
    "Phone",
  ]);
  expect(site.follow.accounts.map(({ label }) => label)).toEqual([
    "Instagram",
    "YouTube",
    "Twitter",
  ]);
});

for (const { path } of pages) {
  test(`stands on ${path}`, async ({ page, visit }) => {
    await visit(path);
    await expect(footer(page)).toHaveCount(1);
    await expect(footer(page)).toContainText(
      "© GAINOVA 2025. All rights reserved.",
    );
  });
}

for (const [layout, width] of [
  ["desktop", 1440],
  ["mobile", 390],
] as const) {
  test(`${layout}: every account opens in a new tab`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit("/");
    for (const { label, href } of accounts) {
      const link = footer(page).getByRole("link", { name: label });
      await expect(link).toHaveCount(1);
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute("href", href);
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", /\bnoopener\b/);
    }
  });
}

test("desktop: Connect, the brand and Follow stand side by side", async ({
  page,
  visit,
}) => {
  await visit("/");
  const left = await middle(page, "LinkedIn");
  const right = await middle(page, "Instagram");
  const tagline = await footer(page)
    .getByText(site.tagline)
    .evaluate((element) => {
      const box = element.getBoundingClientRect();
      return box.left + box.width / 2;
    });
  expect(Math.abs(tagline - 720)).toBeLessThan(20);
  expect(left.x).toBeLessThan(480);
  expect(right.x).toBeGreaterThan(960);
  for (const heading of ["Connect", "Follow"]) {
    await expect(footer(page).getByText(heading)).toBeVisible();
  }
});

test("mobile: logo, tagline, one row of icons, legal links, copyright", async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit("/");
  await scrollToEnd(page);
  const rows = await Promise.all(
    accounts.map(async ({ label }) => (await middle(page, label)).y),
  );
  expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(2);
  const tops = await Promise.all(
    [
      footer(page).locator("img").filter({ visible: true }),
      footer(page).getByText(site.tagline),
      footer(page).getByRole("link", { name: "LinkedIn" }),
      footer(page).getByRole("link", { name: "Privacy Policy" }),
      footer(page).getByText(site.copyright),
    ].map((locator) =>
      locator.evaluate((element) => element.getBoundingClientRect().top),
    ),
  );
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
});

for (const { label, path } of site.legalLinks) {
  test(`leads to ${label}`, async ({ page, visit }) => {
    await visit("/");
    await footer(page).getByRole("link", { name: label }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await expect.poll(() => position(page)).toBe(0);
  });
}

test("the logo scrolls to the home section", async ({ page, visit }) => {
  await visit("/");
  await scrollToEnd(page);
  await footer(page).locator("img").filter({ visible: true }).click();
  await expect.poll(() => position(page)).toBe(0);
  await expect(page.locator("#home")).toBeInViewport();
});

test("one orange serves all icons", async ({ page, visit }) => {
  await visit("/");
  const colors = await footer(page)
    .locator("svg")
    .evaluateAll((icons) => icons.map((icon) => getComputedStyle(icon).color));
  expect(colors).toHaveLength(accounts.length);
  expect(new Set(colors).size).toBe(1);
});

/** The middle of an account's icon. */
const middle = (page: Page, label: string) =>
  footer(page)
    .getByRole("link", { name: label })
    .locator("svg")
    .evaluate((element) => {
      const box = element.getBoundingClientRect();
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    });
