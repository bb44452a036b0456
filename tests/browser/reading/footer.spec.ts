import type { Page } from "@playwright/test";

import site from "../../fixtures/site/site.json";
import { pages } from "../content";
import {
  expectPosition,
  isLoaded,
  scrollToEnd,
  watchScrolling,
  expectSmooth,
} from "../look";
import { expect, test } from "../sharedTab";

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

test("the footer of every page has the copyright line © GAINOVA 2025. All rights reserved.", async ({
  read,
}) => {
  for (const { path } of pages) {
    const page = await read(path);
    await expect(
      footer(page).getByText("© GAINOVA 2025. All rights reserved.", {
        exact: true,
      }),
    ).toBeVisible();
  }
});

for (const [group, x, labels] of [
  ["Connect", 0, ["LinkedIn", "Email", "Phone"]],
  ["Follow", 1440, ["Instagram", "YouTube", "Twitter"]],
] as const) {
  test(`desktop: the ${group} group, on the ${x ? "right" : "left"}, holds ${labels.join(", ")}`, async ({
    read,
  }) => {
    const page = await read("/");
    const heading = footer(page).getByText(group, { exact: true });
    await expect(heading).toBeVisible();
    const links = heading.locator("xpath=..").getByRole("link");
    await expect(links).toHaveText([...labels]);
    for (const label of labels) {
      const icon = await middle(page, label);
      expect(Math.abs(icon.x - x)).toBeLessThan(480);
    }
  });
}

test("desktop: logo, tagline, legal links and copyright line stand in the centre", async ({
  read,
}) => {
  const page = await read("/");
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
  for (const x of middles) expect(Math.abs(x - 720)).toBeLessThan(2);
});

test("mobile: logo, tagline, one row of icons, legal links, copyright", async ({
  read,
}) => {
  const page = await read("/", { width: 390 });
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

for (const width of [1440, 390]) {
  test(`all outbound links, mail and phone included, open in a new tab with rel="noopener" at ${width} px`, async ({
    read,
  }) => {
    const page = await read("/", { width });
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

test("on every page, a link that leads elsewhere opens in a new tab", async ({
  read,
}) => {
  for (const { path } of pages) {
    const page = await read(path);
    const links = await page
      .locator("a[href]:not([href^='/']):not([href^='#'])")
      .evaluateAll((all) =>
        all.map((link) => [
          link.getAttribute("target"),
          /\bnoopener\b/.test(link.getAttribute("rel") ?? ""),
        ]),
      );
    expect(links.length).toBeGreaterThanOrEqual(accounts.length);
    for (const link of links) expect(link, path).toEqual(["_blank", true]);
  }
});

test("Email is a mailto link and Phone is a tel link", async ({ read }) => {
  const page = await read("/");
  const link = (name: string) => footer(page).getByRole("link", { name });
  await expect(link("Email")).toHaveAttribute("href", /^mailto:\S+@\S+$/);
  await expect(link("Phone")).toHaveAttribute("href", /^tel:\+\d{7,15}$/);
});

for (const [label, path] of [
  ["Privacy Policy", "/privacy-policy"],
  ["Terms of Service", "/terms"],
] as const) {
  test(`the legal link ${label} leads to ${path}`, async ({ page, visit }) => {
    await visit("/features");
    await footer(page).getByRole("link", { name: label }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await expectPosition(page, 0);
  });
}

test("clicking the footer's logo scrolls smoothly to the section with id home", async ({
  page,
  visit,
}) => {
  await visit("/");
  await scrollToEnd(page);
  const logo = footer(page).locator("img").filter({ visible: true });
  expect(await isLoaded(logo)).toBe(true);
  const passed = await watchScrolling(page);
  await logo.click();
  await expectPosition(page, 0);
  expectSmooth(await passed());
  await expect(page.locator("#home")).toBeInViewport();
});

test("clicking the footer's logo on another page leads home", async ({
  page,
  visit,
}) => {
  await visit("/terms");
  await footer(page).locator("img").filter({ visible: true }).click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("#home")).toBeInViewport();
});
