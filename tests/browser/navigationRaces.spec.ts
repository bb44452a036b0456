import type { Page } from "@playwright/test";

import { navigationLink } from "./navigationBar";
import { holdRequests } from "./pageSetup";
import { historyLength, routeTo, collectLoads } from "./routing";
import { expect, test } from "./test";

async function expectHero(page: Page, path: string) {
  await expect(page).toHaveURL(path);
  await expect(page.locator(`${path.replace("/", "#")}-hero`)).toBeVisible();
}

test("a page whose data is late replaces neither a later page nor a step back", async ({
  page,
  visit,
}) => {
  const file = /page-data\/about\/page-data\.json/;
  const release = await holdRequests(page, file);
  await visit("/features");
  await routeTo(page, "/about");
  await routeTo(page, "/join");
  await expectHero(page, "/join");
  await routeTo(page, "/about");
  await page.goBack();
  await expectHero(page, "/features");
  const arrival = page.waitForResponse(file);
  release();
  await arrival;
  // Gives the page time to use it.
  await page.waitForLoadState("networkidle");
  await expectHero(page, "/features");
});

test("a double click adds one history entry, and the last of twenty quick clicks wins", async ({
  page,
  visit,
}) => {
  await visit("/");
  const loads = collectLoads(page);
  const entries = await historyLength(page);
  await navigationLink(page, "About").dblclick();
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
