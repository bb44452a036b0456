import type { Page } from "@playwright/test";

import site from "../fixtures/site/site.json";
import {
  expectPosition,
  expectSmooth,
  isLoaded,
  scrollToEnd,
  watchScrolling,
} from "./look";
import { expect, test } from "./test";

test.use({ motion: true });

const footer = (page: Page) => page.locator("footer#contact");

const accounts = [...site.connect.accounts, ...site.follow.accounts];

/** Where the middle of an account's icon is, in px. */
const middle = (page: Page, label: string) =>
  footer(page)
    .getByRole("link", { name: label })
    .locator("svg")
    .evaluate((element) => {
      const box = element.getBoundingClientRect();
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    });

async function expectAccountLinks(page: Page) {
  for (const { label, href } of accounts) {
    const link = footer(page).getByRole("link", { name: label });
    await expect.soft(link).toBeVisible();
    await expect.soft(link).toHaveAttribute("href", href);
    await expect.soft(link).toHaveAttribute("target", "_blank");
    await expect.soft(link).toHaveAttribute("rel", /\bnoopener\b/);
  }
}

test("the footer has its desktop and its mobile layout", async ({
  page,
  visit,
}) => {
  await visit("/");
  await scrollToEnd(page);

  for (const [group, x, labels] of [
    ["Connect", 0, ["LinkedIn", "Email", "Phone"]],
    ["Follow", 1440, ["Instagram", "YouTube", "Twitter"]],
  ] as const) {
    await test.step(`desktop: a ${group} group on the ${x ? "right" : "left"}`, async () => {
      const heading = footer(page).getByText(group, { exact: true });
      await expect.soft(heading).toBeVisible();
      const links = heading.locator("xpath=..").getByRole("link");
      await expect.soft(links).toHaveText([...labels]);
      for (const label of labels) {
        const icon = await middle(page, label);
        expect.soft(Math.abs(icon.x - x)).toBeLessThan(480);
      }
    });
  }

  await test.step("desktop: a centred logo, tagline, legal links and copyright line", async () => {
    await expect
      .soft(footer(page).getByText("© GAINOVA 2025. All rights reserved."))
      .toBeVisible();
    const middles = await footer(page).evaluate(
      (element, { tagline, copyright }) => {
        const isCentral = (part: Element) =>
          part.localName === "img" ||
          [tagline, copyright].includes(part.textContent) ||
          part.querySelector("[href$='/terms']") !== null;
        return [...element.querySelectorAll("img, p, ul")]
          .filter((part) => isCentral(part) && part.checkVisibility())
          .map((part) => part.getBoundingClientRect())
          .map(({ left, width }) => left + width / 2);
      },
      site,
    );
    expect(middles).toHaveLength(4);
    for (const x of middles) expect.soft(Math.abs(x - 720)).toBeLessThan(2);
  });

  await test.step("all outbound links, mail and phone included, open in a new tab", async () => {
    await expectAccountLinks(page);
    const link = (name: string) => footer(page).getByRole("link", { name });
    await expect
      .soft(link("Email"))
      .toHaveAttribute("href", /^mailto:\S+@\S+$/);
    await expect
      .soft(link("Phone"))
      .toHaveAttribute("href", /^tel:\+\d{7,15}$/);
  });

  await test.step("mobile: logo, tagline, one row of icons, legal links, copyright", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccountLinks(page);
    const rows = await Promise.all(
      accounts.map(async ({ label }) => (await middle(page, label)).y),
    );
    expect.soft(Math.max(...rows) - Math.min(...rows)).toBeLessThan(2);
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
    expect.soft(tops).toEqual([...tops].sort((a, b) => a - b));
  });
});

test("the legal links lead to /privacy-policy and /terms", async ({
  page,
  visit,
}) => {
  await visit("/features");
  for (const [label, path] of [
    ["Privacy Policy", "/privacy-policy"],
    ["Terms of Service", "/terms"],
  ] as const) {
    await footer(page).getByRole("link", { name: label }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await expectPosition(page, 0);
  }
});

test("clicking the logo leads home, and scrolls smoothly to the section with id home", async ({
  page,
  visit,
}) => {
  const logo = footer(page).locator("img").filter({ visible: true });
  await visit("/terms");
  await logo.click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("#home")).toBeInViewport();

  await scrollToEnd(page);
  expect(await isLoaded(logo)).toBe(true);
  const passed = await watchScrolling(page);
  await logo.click();
  await expectPosition(page, 0);
  expectSmooth(await passed());
  await expect(page.locator("#home")).toBeInViewport();
});
