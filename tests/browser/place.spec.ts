import {
  atRest,
  expectPosition,
  position,
  routeTo,
  scrollTo,
  scrollToEnd,
} from "./look";
import { ready } from "./prepare";
import { expect, test } from "./test";

test.use({ motion: true });

/**
 * While a document loads, its fonts may still change the height of what is
 * above, and the browser holds still what the visitor sees. In px.
 */
const SHIFT = 60;

test("back and forward take the visitor to where he was", async ({
  page,
  visit,
}) => {
  await visit("/");
  const link = page.getByRole("link", { name: "Explore All Features" });
  await link.scrollIntoViewIfNeeded();
  await atRest(page);
  const left = await position(page);
  expect(left).toBeGreaterThan(500);
  await link.click();
  await expect(page).toHaveURL("/features");
  await expectPosition(page, 0);
  await scrollTo(page, 400);
  await atRest(page);

  await page.goBack();
  await expect(page).toHaveURL("/");
  await expectPosition(page, left);
  await atRest(page);
  expect(await position(page)).toBe(left);

  await page.goForward();
  await expect(page).toHaveURL("/features");
  await expectPosition(page, 400);
  await atRest(page);
  expect(await position(page)).toBe(400);
});

test("back and forward take the visitor to where he was, also from an anchor on the same page", async ({
  page,
  visit,
}) => {
  await visit("/about");
  await routeTo(page, "/about#whygainova");
  await expect(page.locator("#whygainova")).toBeInViewport();
  await atRest(page);
  const there = await position(page);
  expect(there).toBeGreaterThan(100);
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expectPosition(page, 0);
  await page.goForward();
  await expectPosition(page, there);
});

test("back takes the visitor to where he was, also after a reload in between", async ({
  page,
  visit,
}) => {
  await visit("/");
  await scrollTo(page, 900);
  await routeTo(page, "/teams");
  await expect(page).toHaveURL("/teams");
  await expectPosition(page, 0);
  await page.reload();
  await ready(page);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expectPosition(page, 900);
});

test("a reload keeps the place on the page", async ({ page, visit }) => {
  await visit("/teams");
  await scrollTo(page, 1300);
  await page.reload();
  await ready(page);
  await atRest(page);
  expect(Math.abs((await position(page)) - 1300)).toBeLessThan(SHIFT);
});

test("a reload keeps the place on the page, even where the address has a hash", async ({
  page,
  visit,
}) => {
  await visit("/about#whatisgainova");
  await scrollToEnd(page);
  const end = await position(page);
  await page.reload();
  await ready(page);
  await atRest(page);
  expect(Math.abs((await position(page)) - end)).toBeLessThan(SHIFT);
});

test("the way back from another site keeps the place on the page", async ({
  page,
  visit,
}) => {
  await visit("/teams");
  await scrollTo(page, 1100);
  await atRest(page);
  await page.goto("data:text/html,<title>Another site</title>");
  await page.goBack();
  await ready(page);
  await atRest(page);
  expect(Math.abs((await position(page)) - 1100)).toBeLessThan(SHIFT);
});
