import type { Page } from "@playwright/test";

import { bar } from "./bar";
import {
  atRest,
  bounds,
  expectPosition,
  position,
  routeTo,
  scrollTo,
  watchScrolling,
  expectSmooth,
} from "./look";
import { expect, test } from "./test";

test.use({ motion: true });

/** Without it, an address with another hash would not be loaded anew. */
const leave = (page: Page) => page.goto("/robots.txt");

/** The page came to rest with the element in clear view, below the bar. */
async function expectLanded(page: Page, id: string) {
  const element = page.locator(`[id="${id}"]`);
  await expect(element).toBeInViewport();
  await atRest(page);
  const { bottom } = await bounds(bar(page));
  const { top } = await bounds(element);
  expect(top, id).toBeGreaterThanOrEqual(bottom - 1);
  expect(top, id).toBeLessThan(700);
}

for (const [path, ids] of [
  ["/", ["goal", "features", "collaborate", "faqs"]],
  ["/about", ["whatisgainova", "whygainova"]],
  [
    "/teams",
    ["lead", "projectmanagement", "research", "tech", "marketing", "creative"],
  ],
] as const) {
  const list = ids.map((id) => `#${id}`).join(", ");

  test(`a hash in the address wins: ${path} loaded whole lands on ${list}`, async ({
    page,
    visit,
  }) => {
    for (const id of ids) {
      await visit(`${path}#${id}`);
      await expectLanded(page, id);
      await leave(page);
    }
  });

  test(`a hash in the address wins: a change of route to ${path} lands on ${list}`, async ({
    page,
    visit,
  }) => {
    await visit("/terms");
    for (const id of ids) {
      await routeTo(page, `${path}#${id}`);
      await expect(page).toHaveURL(`${path}#${id}`);
      await expectLanded(page, id);
      await expect(page.locator(`[id="${id}"]`)).toBeFocused();
      await routeTo(page, "/terms");
      await expect(page).toHaveURL("/terms");
      await expectPosition(page, 0);
    }
  });
}

test("a hash in the address wins: /join#contact lands on the footer", async ({
  page,
}) => {
  await page.goto("/join#contact");
  await expect(page.locator("footer")).toBeInViewport({ ratio: 0.5 });
});

for (const [address, id] of [
  ["/", "home"],
  ["/about", "about-hero"],
  ["/teams", "teams-hero"],
  ["/features", "features-hero"],
] as const) {
  test(`on a route change to ${address} the page scrolls smoothly to ${id}`, async ({
    page,
    visit,
  }) => {
    await visit(address === "/" ? "/about" : "/");
    await scrollTo(page, 1000);
    const passed = await watchScrolling(page);
    await routeTo(page, address);
    await expect(page).toHaveURL(address);
    await expectPosition(page, 0);
    await expect(page.locator(`#${id}`)).toBeInViewport();
    expectSmooth(await passed());
  });
}

for (const address of ["/privacy-policy", "/terms", "/join"]) {
  test(`on a route change to any other route (${address}) the page scrolls to the top`, async ({
    page,
    visit,
  }) => {
    await visit("/");
    await scrollTo(page, 1000);
    await routeTo(page, address);
    await expect(page).toHaveURL(address);
    await expectPosition(page, 0);
  });
}

test("if the anchor is missing, a route change scrolls to the top", async ({
  page,
  visit,
}) => {
  await visit("/");
  await scrollTo(page, 1000);
  await page.evaluate(() => {
    // The new page's hero loses its id as soon as it is there.
    new MutationObserver(() => {
      document.getElementById("about-hero")?.removeAttribute("id");
    }).observe(document.body, { childList: true, subtree: true });
  });
  await routeTo(page, "/about");
  await expect(page).toHaveURL("/about");
  await expectPosition(page, 0);
});

test("a hash that names nothing starts a loaded page at its hero", async ({
  page,
  visit,
}) => {
  for (const hash of ["#nowhere", "#", "#%23", "#a'b\"c"]) {
    await visit(`/about${hash}`);
    await expect(page.locator("#about-hero")).toBeInViewport();
    expect(await position(page), hash).toBe(0);
    await leave(page);
  }
});

for (const hash of ["#100%", "#%", "#%E0%A4%A", "#%zz"]) {
  test(`a malformed hash (${hash}) does not blank the page`, async ({
    page,
    visit,
  }) => {
    await visit(`/${hash}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByRole("link", { name: "Learn More" }).click();
    await expect(page).toHaveURL("/about");
    await expect(page.locator("#about-hero")).toBeInViewport();
    await page.evaluate((address) => {
      location.hash = address;
    }, hash);
    await expect(page).not.toHaveURL("/about");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(
      await page.evaluate(() => decodeURIComponent(location.hash)),
    ).toContain("%");
  });
}
