import type { Page } from "@playwright/test";

import navigation from "../fixtures/site/navigation.json";
import site from "../fixtures/site/site.json";
import { viewports } from "../page/appearances";
import { expect, test } from "../page/test";

const connect = site.connect.accounts.map(({ label }) => label);
const follow = site.follow.accounts.map(({ label }) => label);
const legal = site.legalLinks.map(({ label }) => label);

/** Returns the links and texts of the footer in their order, with their centers. */
const footerParts = (page: Page) =>
  page.locator("footer :is(a, p)").evaluateAll((all) =>
    all.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      const name = each.ariaLabel ?? each.textContent;
      return { name, x: x + width / 2, y: y + height / 2 };
    }),
  );

test("the footer has its two layouts and one order of Tab, logo first", async ({
  page,
  visit,
}) => {
  await visit("/terms");

  await test.step("desktop: Connect on the left, the logo and legal links in the center, Follow on the right", async () => {
    const parts = await footerParts(page);
    const { homeLink } = navigation;
    expect(parts.map(({ name }) => name)).toEqual(
      [homeLink, site.tagline, connect, follow, legal, site.copyright].flat(),
    );
    for (const { name, x } of parts) {
      if (connect.includes(name)) expect(x).toBeLessThan(480);
      else if (follow.includes(name)) expect(x).toBeGreaterThan(960);
      else expect(Math.abs(x - 720)).toBeLessThan(120);
    }
    const icons = [...connect, ...follow];
    const center = parts.filter(({ name }) => !icons.includes(name));
    expect(center).toEqual(center.toSorted((a, b) => a.y - b.y));
  });

  await test.step("phone: logo, tagline, one row of icons, legal links, copyright", async () => {
    await page.setViewportSize(viewports.phone);
    const parts = await footerParts(page);
    expect(parts).toEqual(parts.toSorted((a, b) => a.y - b.y || a.x - b.x));
    const rows = new Set(parts.map(({ y }) => y));
    expect(rows.size).toBe(5);
  });
});
