import type { Page } from "@playwright/test";

import { atRest, bounds, position, scrollTo } from "./look";
import { expect, ready, test } from "./test";

/** Changes the route as a link inside the page would. */
const routeTo = (page: Page, address: string) =>
  page.evaluate(
    (to) =>
      (window as unknown as { ___navigate: (to: string) => void }).___navigate(
        to,
      ),
    address,
  );

/** The page came to rest with the element in clear view, below the bar. */
async function expectLanded(page: Page, id: string) {
  const element = page.locator(`[id="${id}"]`);
  await expect(element).toBeInViewport();
  await atRest(page);
  const { bottom } = await bounds(page.locator("nav[aria-label=Main]"));
  const { top } = await bounds(element);
  expect(top).toBeGreaterThanOrEqual(bottom - 1);
  expect(top).toBeLessThan(700);
}

const anchors = [
  ["/", "goal"],
  ["/", "features"],
  ["/", "collaborate"],
  ["/", "faqs"],
  ["/about", "whatisgainova"],
  ["/about", "whygainova"],
  ["/teams", "lead"],
  ["/teams", "projectmanagement"],
  ["/teams", "research"],
  ["/teams", "tech"],
  ["/teams", "marketing"],
  ["/teams", "creative"],
] as const;

for (const [path, id] of anchors) {
  test(`${path}#${id} lands on the element when loaded whole`, async ({
    page,
    visit,
  }) => {
    await visit(`${path}#${id}`);
    await expectLanded(page, id);
  });

  test(`${path}#${id} lands on the element on a change of route`, async ({
    page,
    visit,
  }) => {
    await visit("/terms");
    await routeTo(page, `${path}#${id}`);
    await expect(page).toHaveURL(`${path}#${id}`);
    await expectLanded(page, id);
  });
}

test("/join#contact lands on the footer", async ({ page }) => {
  await page.goto("/join#contact");
  await expect(page.locator("footer")).toBeInViewport({ ratio: 0.5 });
});

for (const [address, id] of [
  ["/", "home"],
  ["/about", "about-hero"],
  ["/teams", "teams-hero"],
  ["/features", "features-hero"],
  ["/privacy-policy", null],
  ["/join", null],
] as const) {
  test(`a change of route to ${address} starts at its ${id ?? "top"}`, async ({
    page,
    visit,
  }) => {
    await visit(address === "/" ? "/about" : "/");
    await scrollTo(page, 1000);
    await routeTo(page, address);
    await expect(page).toHaveURL(address);
    await expect.poll(() => position(page)).toBe(0);
    if (id) await expect(page.locator(`#${id}`)).toBeInViewport();
  });
}

for (const hash of ["#nowhere", "#", "#%23", "#a'b\"c"]) {
  test(`a hash that names nothing (${hash}) does no harm`, async ({
    page,
    visit,
  }) => {
    await visit(`/about${hash}`);
    await expect(page.locator("#about-hero")).toBeInViewport();
    expect(await position(page)).toBe(0);
  });
}

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
  });
}

/**
 * While a document loads, its fonts may still change the height of what is
 * above, and the browser holds still what the visitor sees. In px.
 */
const SHIFT = 60;

test.describe("the place on the page", () => {
  test("comes back with back and forward", async ({ page, visit }) => {
    await visit("/");
    const link = page.getByRole("link", { name: "Explore All Features" });
    await link.scrollIntoViewIfNeeded();
    await atRest(page);
    const left = await position(page);
    expect(left).toBeGreaterThan(500);
    await link.click();
    await expect(page).toHaveURL("/features");
    await expect.poll(() => position(page)).toBe(0);
    await scrollTo(page, 400);
    await atRest(page);

    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect.poll(() => position(page)).toBe(left);
    await atRest(page);
    expect(await position(page)).toBe(left);

    await page.goForward();
    await expect(page).toHaveURL("/features");
    await expect.poll(() => position(page)).toBe(400);
    await atRest(page);
    expect(await position(page)).toBe(400);
  });

  test("comes back from an anchor on the same page", async ({
    page,
    visit,
  }) => {
    await visit("/about");
    await routeTo(page, "/about#whygainova");
    await expectLanded(page, "whygainova");
    const there = await position(page);
    await page.goBack();
    await expect(page).toHaveURL("/about");
    await expect.poll(() => position(page)).toBe(0);
    await page.goForward();
    await expect.poll(() => position(page)).toBe(there);
  });

  test("is kept by a reload", async ({ page, visit }) => {
    await visit("/teams");
    await scrollTo(page, 1300);
    await page.reload();
    await ready(page);
    await atRest(page);
    expect(Math.abs((await position(page)) - 1300)).toBeLessThan(SHIFT);
  });

  test("is kept on the way back from another site", async ({ page, visit }) => {
    await visit("/teams");
    await scrollTo(page, 1100);
    await atRest(page);
    await page.goto("data:text/html,<title>Another site</title>");
    await page.goBack();
    await ready(page);
    await atRest(page);
    expect(Math.abs((await position(page)) - 1100)).toBeLessThan(SHIFT);
  });

  test("comes back after a reload in between", async ({ page, visit }) => {
    await visit("/");
    await scrollTo(page, 900);
    await routeTo(page, "/teams");
    await expect(page).toHaveURL("/teams");
    await expect.poll(() => position(page)).toBe(0);
    await page.reload();
    await ready(page);
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect.poll(() => position(page)).toBe(900);
  });
});
