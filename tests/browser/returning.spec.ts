import type { Page } from "@playwright/test";

import { lostPage } from "./content";
import { atRest, position, routeTo, scrollTo } from "./look";
import { ready } from "./prepare";
import { expect, test } from "./test";

test.use({ motion: true });

/** Scrolls to a place on the page that is on the screen. */
async function readTo(page: Page, top: number) {
  await atRest(page);
  await scrollTo(page, top);
  await atRest(page);
}

async function expectPlace(page: Page, path: string, top: number) {
  await expect(page).toHaveURL(path);
  await expect.poll(() => position(page)).toBe(top);
  await atRest(page);
  expect(await position(page)).toBe(top);
}

test("back and forward keep the place through the page for the lost", async ({
  page,
  visit,
}) => {
  await visit("/teams");
  await readTo(page, 700);
  await routeTo(page, lostPage.path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    lostPage.heading,
  );
  await readTo(page, 0);
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
  await readTo(page, 900);

  await page.goBack();
  await expectPlace(page, lostPage.path, 0);
  await page.goBack();
  await expectPlace(page, "/teams", 700);
  await page.goForward();
  await page.goForward();
  await expectPlace(page, "/", 900);
});

test("back and forward keep the place across links to anchors", async ({
  page,
  visit,
}) => {
  await visit("/about");
  await readTo(page, 300);
  await routeTo(page, "/about#whygainova");
  await atRest(page);
  const anchor = await position(page);
  expect(anchor).toBeGreaterThan(300);
  await readTo(page, anchor + 150);
  await routeTo(page, "/teams#tech");
  await expect(page.locator("#tech")).toBeInViewport();
  await readTo(page, 800);
  // A plain link to an anchor, which the router knows nothing of.
  await page.evaluate(() => {
    location.hash = "#creative";
  });
  await atRest(page);
  const creative = await position(page);

  await page.goBack();
  await expectPlace(page, "/teams#tech", 800);
  await page.goBack();
  await expectPlace(page, "/about#whygainova", anchor + 150);
  await page.goBack();
  await expectPlace(page, "/about", 300);
  for (const _ of [1, 2, 3]) await page.goForward();
  await expectPlace(page, "/teams#creative", creative);
});

test("back keeps the place on a page that was loaded whole", async ({
  page,
  visit,
}) => {
  await visit("/teams");
  await readTo(page, 900);
  await page.goto(lostPage.path);
  await ready(page);
  await page.goBack();
  await ready(page);
  await atRest(page);
  expect(Math.abs((await position(page)) - 900)).toBeLessThan(60);
});
