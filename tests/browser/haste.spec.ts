import type { Page } from "@playwright/test";

import { barLink } from "./bar";
import { historyLength, routeTo, watchLoads } from "./routing";
import { expect, test } from "./test";

/** Holds back the data of a page; the function lets it come. */
async function hold(page: Page, path: string) {
  const file = `**/page-data${path}/page-data.json`;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(file, async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    const arrival = page.waitForResponse(file);
    release();
    await arrival;
    // The page has the time to use it.
    await page.waitForLoadState("networkidle");
  };
}

async function expectHero(page: Page, path: string) {
  await expect(page).toHaveURL(path);
  await expect(page.locator(`${path.replace("/", "#")}-hero`)).toBeVisible();
}

test("a page that comes late takes the place neither of a later choice nor of a step back", async ({
  page,
  visit,
}) => {
  const release = await hold(page, "/about");
  await visit("/features");
  await routeTo(page, "/about");
  await routeTo(page, "/join");
  await expectHero(page, "/join");
  await routeTo(page, "/about");
  await page.goBack();
  await expectHero(page, "/features");
  await release();
  await expectHero(page, "/features");
});

test("a double click on a link is one step, and of twenty quick clicks the last one counts", async ({
  page,
  visit,
}) => {
  await visit("/");
  const loads = watchLoads(page);
  const entries = await historyLength(page);
  await barLink(page, "About").dblclick();
  await expectHero(page, "/about");
  expect(await historyLength(page)).toBe(entries + 1);

  const paths = ["/about", "/teams", "/features", "/join"];
  for (let count = 0; count < 20; count += 1) {
    await routeTo(page, paths[count % paths.length] ?? "/");
  }
  await expectHero(page, "/join");
  await page.waitForLoadState("networkidle");
  await expectHero(page, "/join");
  expect(loads).toEqual([]);
});
