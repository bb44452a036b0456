import type { Page } from "@playwright/test";

import { lostPath, ready } from "./prepare";
import { routeTo } from "./routing";
import {
  expectPosition,
  position,
  scrollEnd,
  scrollTo,
  scrollToEnd,
} from "./scrolling";
import { expect, test } from "./test";

test.use({ motion: true });

/** Scrolls on a page that is on the screen. */
async function readTo(page: Page, path: string, top: number) {
  await expect(page).toHaveURL(path);
  await scrollEnd(page);
  await scrollTo(page, top);
  await scrollEnd(page);
}

async function expectPlace(page: Page, path: string, top: number) {
  await expect(page).toHaveURL(path);
  await expectPosition(page, top);
  await scrollEnd(page);
  expect(await position(page)).toBe(top);
}

/**
 * While a document loads, its fonts may still change the height of what is
 * above, and the browser holds still what the visitor sees; 60 px at most.
 */
async function expectPlaceAfterLoad(page: Page, top: number) {
  await ready(page);
  await scrollEnd(page);
  expect(Math.abs((await position(page)) - top)).toBeLessThan(60);
}

test("back and forward take the visitor to where they were", async ({
  page,
  visit,
}) => {
  await visit("/about");
  await readTo(page, "/about", 300);
  await routeTo(page, "/about#whygainova");
  await expect(page.locator("#whygainova")).toBeInViewport();
  await scrollEnd(page);
  const anchor = await position(page);
  await readTo(page, "/about#whygainova", anchor + 150);
  await routeTo(page, lostPath);
  await readTo(page, lostPath, 0);
  await routeTo(page, "/teams#tech");
  await expect(page.locator("#tech")).toBeInViewport();
  await readTo(page, "/teams#tech", 800);
  // A plain link to an anchor, which the router knows nothing of.
  await page.evaluate(() => {
    location.hash = "#creative";
  });
  await scrollEnd(page);
  const creative = await position(page);

  await page.goBack();
  await expectPlace(page, "/teams#tech", 800);
  await page.goBack();
  await expectPlace(page, lostPath, 0);
  await page.goBack();
  await expectPlace(page, "/about#whygainova", anchor + 150);
  await page.goBack();
  await expectPlace(page, "/about", 300);
  for (const _ of [1, 2, 3, 4]) await page.goForward();
  await expectPlace(page, "/teams#creative", creative);
});

test("a reload and the way back from another site keep the place on the page", async ({
  page,
  visit,
}) => {
  await visit("/");
  await readTo(page, "/", 900);
  await routeTo(page, "/teams");
  await readTo(page, "/teams", 1300);
  await page.reload();
  await expectPlaceAfterLoad(page, 1300);
  await page.goto("data:text/html,<title>Another site</title>");
  await page.goBack();
  await expectPlaceAfterLoad(page, 1300);
  await page.goBack();
  await expectPlace(page, "/", 900);

  await test.step("even where the address has a hash", async () => {
    await visit("/about#whatisgainova");
    await scrollToEnd(page);
    await scrollEnd(page);
    const end = await position(page);
    await page.reload();
    await expectPlaceAfterLoad(page, end);
  });
});
