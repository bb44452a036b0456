import type { Page } from "@playwright/test";

import { bar, barLink } from "./bar";
import { lostPage, pages } from "./content";
import { isMarkedDocument, markDocument, routeTo } from "./look";
import { historyLength } from "./moves";
import { ready } from "./prepare";
import { expect, test } from "./test";

test.use({ motion: true });

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const headingOf = (path: string) =>
  pages.find((entry) => entry.path === path)?.heading ?? "";

test("a double click on a link is one step", async ({ page, visit }) => {
  await visit("/");
  const entries = await historyLength(page);
  await barLink(page, "About").dblclick();
  await expect(page).toHaveURL("/about");
  await ready(page);
  expect(await historyLength(page)).toBe(entries + 1);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(title(page)).toHaveAccessibleName(headingOf("/"));
});

test("of twenty quick clicks the last one counts", async ({ page, visit }) => {
  await visit("/");
  await markDocument(page);
  const paths = ["/about", "/teams", "/features", "/terms", "/join"];
  for (let count = 0; count < 20; count += 1) {
    await routeTo(page, paths[count % paths.length] ?? "/");
  }
  await expect(page).toHaveURL("/join");
  await expect(title(page)).toHaveAccessibleName(headingOf("/join"));
  await page.waitForLoadState("networkidle");
  await expect(page).toHaveURL("/join");
  await expect(title(page)).toHaveAccessibleName(headingOf("/join"));
  expect(await isMarkedDocument(page)).toBe(true);
});

/** Holds back the data of a page; returns what lets it go. */
async function hold(page: Page, path: string) {
  let release: () => void = () => undefined;
  const held = new Promise<void>((open) => {
    release = open;
  });
  await page.route(`**/page-data${path}/page-data.json`, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Waits until data has come and the page has had the time to use it. */
async function arrived(page: Page, path: string) {
  await page.waitForResponse(`**/page-data${path}/page-data.json`);
  await page.waitForLoadState("networkidle");
}

test("a page that comes late does not take the place of a later choice", async ({
  page,
  visit,
}) => {
  const release = await hold(page, "/about");
  await visit("/terms");
  await routeTo(page, "/about");
  await routeTo(page, "/teams");
  await expect(title(page)).toHaveAccessibleName(headingOf("/teams"));
  const late = arrived(page, "/about");
  release();
  await late;
  await expect(page).toHaveURL("/teams");
  await expect(title(page)).toHaveAccessibleName(headingOf("/teams"));
});

test("a page that comes late does not take back a step back", async ({
  page,
  visit,
}) => {
  await visit("/terms");
  await routeTo(page, "/teams");
  await expect(title(page)).toHaveAccessibleName(headingOf("/teams"));
  const release = await hold(page, "/about");
  await routeTo(page, "/about");
  await page.goBack();
  await expect(title(page)).toHaveAccessibleName(headingOf("/terms"));
  const late = arrived(page, "/about");
  release();
  await late;
  await expect(page).toHaveURL("/terms");
  await expect(title(page)).toHaveAccessibleName(headingOf("/terms"));
});

test("twenty steps back and forth end where they end", async ({
  page,
  visit,
}) => {
  await visit("/");
  for (const path of ["/about", lostPage.path, "/teams"]) {
    await routeTo(page, path);
    await expect(page).toHaveURL(path);
  }
  for (let count = 0; count < 20; count += 1) {
    // Waits for the address alone, not for the page.
    await page.evaluate(
      (delta) =>
        new Promise((changed) => {
          addEventListener("popstate", changed, { once: true });
          history.go(delta);
        }),
      count % 2 === 0 ? -2 : 2,
    );
  }
  await expect(page).toHaveURL("/teams");
  await expect(title(page)).toHaveAccessibleName(headingOf("/teams"));
});

test("a hundred toggles leave the theme of the last, in every tab", async ({
  context,
  page,
  visit,
}) => {
  await visit("/");
  const other = await context.newPage();
  await other.goto("/teams");
  await ready(other);
  const toggleTimes = (times: number) =>
    bar(page)
      .getByRole("button", { name: /(dark|light) mode/i })
      .evaluate((button, count) => {
        for (let done = 0; done < count; done += 1) {
          (button as HTMLButtonElement).click();
        }
      }, times);
  for (const [times, theme] of [
    [99, "dark"],
    [100, "dark"],
    [1, "light"],
  ] as const) {
    await toggleTimes(times);
    for (const tab of [page, other]) {
      await expect(tab.locator("body")).toHaveClass(`${theme}-mode`);
    }
  }
});
