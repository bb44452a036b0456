import type { Page } from "@playwright/test";

import navigation from "../fixtures/site/navigation.json";
import site from "../fixtures/site/site.json";
import { viewports } from "../page/appearances";
import { boxOf } from "../page/boxOf";
import { expect, test } from "../page/test";

const labels = (links: readonly { label: string }[]) =>
  links.map(({ label }) => label);

const accounts = {
  connect: labels(site.connect.accounts),
  follow: labels(site.follow.accounts),
};
const legal = labels(site.legalLinks);

/** The order of Tab: the one that is seen on phones. */
const order = [
  navigation.homeLink,
  ...accounts.connect,
  ...accounts.follow,
  ...legal,
];

/** Returns the links of the footer in the order of Tab, with their centers. */
async function tabStops(page: Page) {
  const links = page.locator("footer a").filter({ visible: true });
  const stops = [];
  await links.first().focus();
  for (const _ of await links.all()) {
    stops.push(
      await page.locator(":focus").evaluate((link) => {
        const { x, y, width, height } = link.getBoundingClientRect();
        const name = link.ariaLabel ?? link.textContent;
        return { name, x: x + width / 2, y: scrollY + y + height / 2 };
      }),
    );
    await page.keyboard.press("Tab");
  }
  return stops;
}

/** Returns where texts of the footer and one of its links are, from top to bottom. */
async function tops(page: Page, link: string) {
  const footer = page.getByRole("contentinfo");
  const boxes = [
    footer.getByRole("link", { name: navigation.homeLink }),
    footer.getByText(site.tagline),
    footer.getByRole("link", { name: link }),
    footer.getByText(site.copyright),
  ].map(async (each) => (await boxOf(each)).y);
  return await Promise.all(boxes);
}

const ascending = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b);

test("the footer has its two layouts and one order of Tab, logo first", async ({
  page,
  visit,
}) => {
  await visit("/terms");

  await test.step("desktop: Connect on the left, the logo and legal links in the center, Follow on the right", async () => {
    const stops = await tabStops(page);
    expect(stops.map(({ name }) => name)).toEqual(order);
    const x = (name: string | undefined) =>
      stops.find((stop) => stop.name === name)?.x ?? NaN;
    for (const name of accounts.connect) expect(x(name)).toBeLessThan(480);
    for (const name of accounts.follow) expect(x(name)).toBeGreaterThan(960);
    expect(x(navigation.homeLink)).toBeCloseTo(720, 0);
    expect((x(legal[0]) + x(legal.at(-1))) / 2).toBeGreaterThan(660);
    expect((x(legal[0]) + x(legal.at(-1))) / 2).toBeLessThan(780);
    const below = await tops(page, legal[0] ?? "");
    expect(below).toEqual(ascending(below));
  });

  await test.step("phone: logo, tagline, one row of icons, legal links, copyright", async () => {
    await page.setViewportSize(viewports.phone);
    const stops = await tabStops(page);
    expect(stops.map(({ name }) => name)).toEqual(order);
    expect(stops).toEqual(stops.toSorted((a, b) => a.y - b.y || a.x - b.x));
    const icons = [...accounts.connect, ...accounts.follow];
    const rows = stops.filter(({ name }) => icons.includes(name));
    expect(new Set(rows.map(({ y }) => y)).size).toBe(1);
    for (const link of [icons[0], legal[0]]) {
      const below = await tops(page, link ?? "");
      expect(below).toEqual(ascending(below));
    }
  });
});
