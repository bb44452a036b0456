import type { Locator } from "@playwright/test";

import site from "../fixtures/site/site.json";
import {
  recordScrolling,
  expectScrollPosition,
  scrollToEnd,
} from "./scrolling";
import { expect, test } from "./test";

test.use({ motion: true });

/** Returns the center of an element, in px. */
async function center(locator: Locator) {
  const box = await locator.boundingBox();
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

test("has its desktop and its mobile layout", async ({ page, visit }) => {
  await visit("/");
  const footer = page.locator("footer#contact");
  const icon = (name: string) =>
    footer.getByRole("link", { name }).locator("svg");
  const logo = footer.locator("img").filter({ visible: true });
  const tagline = footer.getByText(site.tagline);
  const legalLinks = footer.locator("ul", { hasText: "Privacy Policy" });
  const copyright = footer.getByText("© GAINOVA 2025. All rights reserved.");
  const labels = [...site.connect.accounts, ...site.follow.accounts].map(
    ({ label }) => label,
  );

  await test.step("desktop: a Connect group on the left, a Follow group on the right", async () => {
    for (const [heading, x, ...names] of [
      ["Connect", 0, "LinkedIn", "Email", "Phone"],
      ["Follow", 1440, "Instagram", "YouTube", "Twitter"],
    ] as const) {
      const group = footer
        .getByText(heading, { exact: true })
        .locator("xpath=..");
      await expect.soft(group.getByRole("link")).toHaveText([...names]);
      for (const name of names) {
        const distance = Math.abs((await center(icon(name))).x - x);
        expect.soft(distance, name).toBeLessThan(480);
      }
    }
  });

  await test.step("desktop: a centered logo, tagline, legal links and copyright line", async () => {
    for (const part of [logo, tagline, legalLinks, copyright]) {
      expect.soft((await center(part)).x).toBeCloseTo(720, 0);
    }
  });

  await test.step("mobile: logo, tagline, one row of icons, legal links, copyright", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const rows = new Set<number>();
    for (const label of labels) {
      rows.add(Math.round((await center(icon(label))).y));
    }
    expect.soft(rows.size).toBe(1);
    const order: number[] = [];
    for (const part of [logo, tagline, icon("Phone"), legalLinks, copyright]) {
      order.push((await center(part)).y);
    }
    expect.soft(order).toEqual(order.toSorted((a, b) => a - b));
  });
});

test("clicking the logo leads home, and scrolls smoothly to the section with id home", async ({
  page,
  visit,
}) => {
  const logo = page.locator("footer img").filter({ visible: true });
  await visit("/terms");
  await logo.click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("#home")).toBeInViewport();

  await scrollToEnd(page);
  const scrolling = await recordScrolling(page);
  await logo.click();
  await expectScrollPosition(page, 0);
  expect((await scrolling()).at(-1)).toBe("smooth");
});
