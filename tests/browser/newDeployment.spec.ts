import type { Page } from "@playwright/test";

import { addContentSecurityPolicy } from "../../src/node/output/contentSecurityPolicy";
import { navigationLink } from "../drivers/navigationBar";
import { sitePage } from "../assertions/sitePages";
import { waitUntilReady } from "../drivers/pageSetup";
import { historyLength, startRoute, collectLoads } from "../drivers/routing";
import { expect, test } from "../drivers/test";

// Browsers log missing files to the console.
test.use({ allowErrors: true });

const target = "/about?from=mail#whygainova";

/** Matches the hash of a script, of a style sheet, or of all scripts. */
const hash = /\b[0-9a-f]{20}\b/g;

/** Changes all hashes in a string, as a deployment with new scripts and styles does. */
const changeCode = (text: string) =>
  text.replace(hash, (found) => Array.from(found).reverse().join(""));

/**
 * Replaces the site with a new deployment. The server does not find files with old hashes
 * in their URLs.
 */
const deploy = (page: Page) =>
  page.route("**/*", async (route) => {
    const url = changeCode(route.request().url());
    const response = await route.fetch({ url });
    const type = response.headers()["content-type"] ?? "";
    if (!/html|javascript|css|json/.test(type)) {
      return route.fulfill({ response });
    }
    const text = changeCode(await response.text());
    const body = type.includes("html")
      ? addContentSecurityPolicy(
          text.replace("<html", '<html data-build="new"'),
        )
      : text;
    return route.fulfill({ response, body });
  });

async function expectPage(page: Page, path: string) {
  await waitUntilReady(page);
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText(sitePage(path).heading);
}

test("follows links after a new deployment", async ({ page, visit }) => {
  await visit("/terms");
  const entries = await historyLength(page);
  const loads = collectLoads(page);
  await deploy(page);
  await startRoute(page, target);
  await expect(page.locator("html")).toHaveAttribute("data-build", "new");
  await expect(page).toHaveURL(target);
  await expectPage(page, "/about");
  await expect(page.locator("#whygainova")).toBeInViewport();
  expect(loads).toHaveLength(1);
  expect(await historyLength(page)).toBe(entries + 1);
  await page.goBack();
  await expect(page).toHaveURL("/terms");
  await expectPage(page, "/terms");

  loads.length = 0;
  for (const name of ["Teams", "Features"]) {
    const path = `/${name.toLowerCase()}`;
    await navigationLink(page, name).click();
    await expect(page).toHaveURL(path);
    await expectPage(page, path);
  }
  // The page and its files are from the same deployment again.
  expect(loads).toEqual([]);
});

test("has no dead link on pages of older deployments @test:all", async ({
  page,
  request,
}) => {
  const body = await (await request.get("/terms")).text();
  await deploy(page);
  await page.route("**/terms", (route) =>
    route.fulfill({ contentType: "text/html", body }),
  );
  const loads = collectLoads(page);
  await page.goto("/terms");
  await navigationLink(page, "About").click();
  await expectPage(page, "/about");
  // The stale page can load at most once more.
  expect(loads.length).toBeLessThanOrEqual(3);
});

test("loads the full URL once for a stale chunk", async ({ page, visit }) => {
  await visit("/terms");
  const loads = collectLoads(page);
  const script = /component---src-pages-about/;
  let isLost = true;
  await page.route(script, async (route) => {
    if (!isLost) return route.continue();
    isLost = false;
    return route.abort();
  });
  await startRoute(page, target);
  await expect(page).toHaveURL(target);
  await waitUntilReady(page);
  await expect(page.locator("#whygainova")).toBeInViewport();
  expect(loads).toHaveLength(1);
});
