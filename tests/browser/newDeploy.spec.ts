import type { Page, Route } from "@playwright/test";

import { barLink } from "./bar";
import { pages } from "./content";
import { routeTo } from "./look";
import { historyLength, watchLoads } from "./moves";
import { ready } from "./prepare";
import { expect, test as base } from "./test";
import { type Host, startHost } from "./twoDeploys";

/** The tests of this file have a host of their own. */
const test = base.extend<{ host: Host }>({
  host: async ({ builds }, use) => {
    const host = await startHost(builds);
    await use(host);
    await host.close();
  },
  baseURL: async ({ host }, use) => use(host.url),
});

// The console tells of each file that is gone.
test.use({ tolerant: true });

const target = "/about?from=mail#whygainova";

const headingOf = (path: string) =>
  pages.find((entry) => entry.path === path)?.heading ?? "";

/** The page of a path is on the screen and works. */
async function expectPage(page: Page, path: string) {
  await ready(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    headingOf(path),
  );
}

/** The visitor got where the link led, in one load, and finds his way back. */
async function expectOneLoad(page: Page, loads: string[], entries: number) {
  await expect(page).toHaveURL(target);
  await expectPage(page, "/about");
  await expect(page.locator("#whygainova")).toBeInViewport();
  await page.waitForLoadState("networkidle");
  expect(loads).toHaveLength(1);
  expect(await historyLength(page)).toBe(entries + 1);
  await page.goBack();
  await expect(page).toHaveURL("/terms");
  await expectPage(page, "/terms");
}

test("a click after a new deploy ends on its page, loaded once", async ({
  page,
  visit,
  host,
}) => {
  await visit("/terms");
  const entries = await historyLength(page);
  const loads = watchLoads(page);
  host.deploy();
  await routeTo(page, target);
  await expect(page.locator("html")).toHaveAttribute("data-build", "new");
  await expectOneLoad(page, loads, entries);
});

test("every link of the bar works after a new deploy", async ({
  page,
  visit,
  host,
}) => {
  await visit("/terms");
  const loads = watchLoads(page);
  host.deploy();
  for (const name of ["About", "Teams", "Features"]) {
    const path = `/${name.toLowerCase()}`;
    await barLink(page, name).click();
    await expect(page).toHaveURL(path);
    await expectPage(page, path);
  }
  // From the first load on, page and files are of the same build.
  expect(loads).toHaveLength(1);
});

test("back leads to a page that only the old build has loaded", async ({
  page,
  visit,
  host,
}) => {
  await visit(target);
  await routeTo(page, "/terms");
  await expectPage(page, "/terms");
  await page.reload();
  await ready(page);
  const loads = watchLoads(page);
  host.deploy();
  await page.goBack();
  await expect(page.locator("html")).toHaveAttribute("data-build", "new");
  await expect(page).toHaveURL(target);
  await expectPage(page, "/about");
  expect(loads).toHaveLength(1);
});

test("a page from a cache that forgets nothing is loaded anew once", async ({
  page,
  host,
}) => {
  const stale = await page.request.get("/terms");
  const html = await stale.text();
  host.deploy();
  await page.route("**/terms", (route) =>
    route.fulfill({ contentType: "text/html", body: html }),
  );
  const loads = watchLoads(page);
  await page.goto("/terms");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(loads.length).toBeLessThanOrEqual(2);
  await page.getByRole("link", { name: "About" }).first().click();
  await expectPage(page, "/about");
});

const asHtml = (status: number) => (route: Route) =>
  route.fulfill({
    status,
    contentType: "text/html",
    body: "<!doctype html><title>Another page</title>",
  });
const asJson = (change: object) => async (route: Route) => {
  const response = await route.fetch();
  const json = (await response.json()) as object;
  await route.fulfill({ json: { ...json, ...change } });
};
const lost = (route: Route) => route.abort();
const failing = (route: Route) => route.fulfill({ status: 500 });

const chunk = /component---src-pages-about/;
const pageData = /page-data\/about\/page-data\.json/;
const allData = /page-data\.json/;
const appData = /app-data\.json/;

for (const [what, files, answer] of [
  ["the script of a page is gone", chunk, asHtml(404)],
  ["HTML comes in place of a page's script", chunk, asHtml(200)],
  ["the data of a page does not come", pageData, lost],
  ["the host fails on the data of a page", pageData, failing],
  ["HTML comes in place of a page's data", pageData, asHtml(200)],
  ["HTML comes in place of all data", allData, asHtml(200)],
  ["a page's data is not found", pageData, asHtml(404)],
  ["no data is found", allData, asHtml(404)],
  ["HTML comes in place of the build's data", appData, asHtml(200)],
  [
    "the build is another one",
    appData,
    asJson({ webpackCompilationHash: "another" }),
  ],
  [
    "a page is made of another component",
    pageData,
    asJson({ componentChunkName: "component---renamed" }),
  ],
] as const) {
  test(`when ${what}, the page is loaded whole, once`, async ({
    page,
    visit,
  }) => {
    await visit("/terms");
    const entries = await historyLength(page);
    const loads = watchLoads(page);
    await page.route(files, (route) =>
      loads.length === 0 ? answer(route) : route.continue(),
    );
    await routeTo(page, target);
    await expectOneLoad(page, loads, entries);
  });
}
