import type { Page, Route } from "@playwright/test";

import { barLink } from "./bar";
import { pages } from "./content";
import { ready } from "./prepare";
import { historyLength, routeTo, watchLoads } from "./routing";
import { expect, test } from "./test";

// The console tells of each file that is gone.
test.use({ tolerant: true });

const target = "/about?from=mail#whygainova";

/** The hash of a script, a style sheet or the whole build. */
const hash = /\b[0-9a-f]{20}\b/g;

const reversed = (text: string) => Array.from(text).reverse().join("");

/**
 * Puts a new build in the old one's place: each hash in addresses and contents
 * is another one, files with old hashes are gone, and `<html>` says that it is
 * new. The policy is left out, whose hashes are those of the old scripts.
 */
const deploy = (page: Page) =>
  page.route("**/*", async (route) => {
    const url = route.request().url().replace(hash, reversed);
    const response = await route.fetch({ url });
    const headers = response.headers();
    if (!/html|javascript|css|json/.test(headers["content-type"] ?? "")) {
      return route.fulfill({ response });
    }
    const { "content-security-policy": _, ...others } = headers;
    const body = (await response.text())
      .replace(hash, reversed)
      .replace("<html", '<html data-build="new"');
    return route.fulfill({ response, headers: others, body });
  });

/** The page of a path is on the screen and works. */
async function expectPage(page: Page, path: string) {
  await ready(page);
  const heading = pages.find((entry) => entry.path === path)?.heading ?? "";
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
}

/** The visitor got where the link led, in one load, and finds the way back. */
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

test("a click after a new deploy ends on its page, loaded once, and so do the next", async ({
  page,
  visit,
}) => {
  await visit("/terms");
  const entries = await historyLength(page);
  const loads = watchLoads(page);
  await deploy(page);
  await routeTo(page, target);
  await expect(page.locator("html")).toHaveAttribute("data-build", "new");
  await expectOneLoad(page, loads, entries);

  loads.length = 0;
  for (const name of ["Teams", "Features"]) {
    const path = `/${name.toLowerCase()}`;
    await barLink(page, name).click();
    await expect(page).toHaveURL(path);
    await expectPage(page, path);
  }
  // Page and files are of the same build now.
  expect(loads).toEqual([]);
});

test("back leads to a page that only the old build has loaded", async ({
  page,
  visit,
}) => {
  await visit(target);
  await routeTo(page, "/terms");
  await expectPage(page, "/terms");
  await page.reload();
  await ready(page);
  const loads = watchLoads(page);
  await deploy(page);
  await page.goBack();
  await expect(page.locator("html")).toHaveAttribute("data-build", "new");
  await expect(page).toHaveURL(target);
  await expectPage(page, "/about");
  expect(loads).toHaveLength(1);
});

test("a page from a cache that forgets nothing neither loops nor has dead links", async ({
  page,
  request,
}) => {
  const body = await (await request.get("/terms")).text();
  await deploy(page);
  await page.route("**/terms", (route) =>
    route.fulfill({ contentType: "text/html", body }),
  );
  const loads = watchLoads(page);
  await page.goto("/terms");
  await page.waitForLoadState("networkidle");
  expect(loads.length).toBeLessThanOrEqual(2);
  await barLink(page, "About").click();
  await expectPage(page, "/about");
});

const answerHtml = (status: number) => (route: Route) =>
  route.fulfill({
    status,
    contentType: "text/html",
    body: "<!doctype html><title>Another page</title>",
  });
const changeJson = (change: object) => async (route: Route) => {
  const response = await route.fetch();
  const json = (await response.json()) as object;
  await route.fulfill({ json: { ...json, ...change } });
};
const abort = (route: Route) => route.abort();

const chunk = /component---src-pages-about/;
const pageData = /page-data\/about\/page-data\.json/;

for (const [what, files, answer] of [
  ["the script of a page is gone", chunk, answerHtml(404)],
  ["HTML comes in place of a page's script", chunk, answerHtml(200)],
  ["a page's style sheet does not come", /\.css$/, abort],
  ["the data of a page does not come", pageData, abort],
  ["a page's data is not found", pageData, answerHtml(404)],
  ["the host fails on the data of a page", pageData, answerHtml(500)],
  ["HTML comes in place of all data", /page-data\.json/, answerHtml(200)],
  [
    "a page is made of another component",
    pageData,
    changeJson({ componentChunkName: "component---renamed" }),
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
