import { routeTo, startRoute } from "../drivers/routing";
import {
  expectBelowBar,
  expectScrollPosition,
  recordScrolling,
  scrollTo,
} from "../drivers/scrolling";
import { expect, test } from "../drivers/test";

test.use({ motion: true });

test("scrolls to the hash's element or else to the hero", async ({
  page,
  visit,
}) => {
  const behavior = await recordScrolling(page);
  await visit("/teams#creative");
  await expectBelowBar(page, "creative");
  await scrollTo(page, 1000);
  await routeTo(page, "/about");
  await expectScrollPosition(page, 0);
  expect.soft(await behavior()).toBe("smooth");
  await expect.soft(page.locator("#about-hero")).toBeInViewport();
  await routeTo(page, "/#faqs");
  await expectBelowBar(page, "faqs");
  await routeTo(page, "/terms");
  await expectScrollPosition(page, 0);
  await visit("/join#contact");
  await expect(page.locator("footer")).toBeInViewport({ ratio: 0.5 });
});

test("shows the page even if the hash is malformed @test:all", async ({
  page,
  visit,
}) => {
  const title = page.getByRole("heading", { level: 1 });
  await visit("/#arc-0");
  await expect(page.locator("svg #arc-0")).toBeAttached();
  await expect(title).toBeVisible();
  await page.goto("/robots.txt");
  await visit("/#100%");
  await expect(title).toBeVisible();
  await page.getByRole("link", { name: "Learn More" }).click();
  await expect(page.locator("#about-hero")).toBeInViewport();
  await page.evaluate(() => {
    location.hash = "#%E0%A4%A";
  });
  await expect(page).toHaveURL(/%25A$/);
  await expect(title).toBeVisible();

  await startRoute(page, "/terms#%zz");
  await expect(page).toHaveURL("/terms#%25zz");
  await expect(title).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/%25A$/);
  await expect(page.locator("#about-hero")).toBeVisible();
});
