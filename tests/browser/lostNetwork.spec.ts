import { barLink } from "./bar";
import { dialog, opener } from "./contactParts";
import { pages } from "./content";
import { isMarkedDocument, markDocument, routeTo } from "./look";
import { visitAndPause, watchLoads } from "./moves";
import { ready } from "./prepare";
import { expect, test } from "./test";

// The console tells of each file that does not come.
test.use({ tolerant: true });

/** How long a click waits for a page before the browser loads it whole. */
const PATIENCE_MS = 3000;

const target = "/about?from=mail#whygainova";

const about = pages.find(({ path }) => path === "/about")?.heading ?? "";

test("a click without network leads to the browser's own page for that", async ({
  context,
  page,
  visit,
}) => {
  await visit("/terms");
  await context.setOffline(true);
  await routeTo(page, target);
  await expect(page).toHaveURL("chrome-error://chromewebdata/");

  await context.setOffline(false);
  // What its button does; the address is the one that was asked for.
  await page.reload();
  await expect(page).toHaveURL(target);
  await ready(page);
  await expect(page.locator("#whygainova")).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL("/terms");
  await ready(page);
});

test("pages that were shown before are there without network", async ({
  context,
  page,
  visit,
}) => {
  await visit("/terms");
  await routeTo(page, "/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(about);
  await markDocument(page);
  await context.setOffline(true);
  await page.goBack();
  await expect(page).toHaveURL("/terms");
  await routeTo(page, "/about#whygainova");
  await expect(page).toHaveURL("/about#whygainova");
  await expect(page.locator("#whygainova")).toBeInViewport();
  expect(await isMarkedDocument(page)).toBe(true);
});

test("a click on a link that a lost network has failed works again", async ({
  context,
  page,
  visit,
}) => {
  await visit("/terms");
  const link = barLink(page, "About");
  await context.setOffline(true);
  const failed = page.waitForEvent("requestfailed");
  // Gatsby asks for what a link leads to when the mouse comes over it.
  await link.hover();
  await failed;
  await context.setOffline(false);
  await link.click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(about);
});

test("a page whose data stalls is loaded whole after a while", async ({
  page,
}) => {
  await visitAndPause(page, "/terms");
  const loads = watchLoads(page);
  await page.route(/page-data\/about/, () => undefined);
  await routeTo(page, target);
  await page.clock.runFor(PATIENCE_MS - 1);
  expect(loads).toEqual([]);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(target);
  await page.clock.resume();
  await expect(page.locator("#whygainova")).toBeInViewport();
  expect(loads).toHaveLength(1);
});

test("a page whose style sheet does not come is loaded whole", async ({
  page,
  visit,
}) => {
  await visit("/terms");
  const loads = watchLoads(page);
  await page.route(/\.css$/, (route) => route.abort());
  await routeTo(page, target);
  await expect(page).toHaveURL(target);
  await ready(page);
  await expect(page.locator("#whygainova")).toBeInViewport();
  expect(loads).toHaveLength(1);
});

test("back to a page whose data stalls ends on that page", async ({ page }) => {
  await page.clock.install();
  await page.goto(target);
  await ready(page);
  await routeTo(page, "/terms");
  await expect(page).toHaveURL("/terms");
  await page.reload();
  await ready(page);
  const loads = watchLoads(page);
  await page.route(/page-data\/about/, (route) =>
    loads.length === 0 ? undefined : route.continue(),
  );
  await page.goBack();
  await page.clock.runFor(PATIENCE_MS);
  await expect.poll(() => loads.length).toBe(1);
  await ready(page);
  await expect(page).toHaveURL(target);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(about);
});

test("where the contact dialog does not come, its button leads to the addresses in the footer", async ({
  page,
  visit,
}) => {
  await visit("/");
  await markDocument(page);
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await opener(page).click();
  await expect(page).toHaveURL("/#contact");
  await expect(
    page.getByRole("contentinfo").getByRole("link", { name: "Email" }),
  ).toBeInViewport();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await isMarkedDocument(page)).toBe(true);

  await page.unroute(/\.js(\?|$)/);
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
});
