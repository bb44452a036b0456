import { dialog, opener } from "./contactParts";
import { ready } from "./prepare";
import { routeTo, watchLoads } from "./routing";
import { expect, test } from "./test";

// The console tells of each file that does not come.
test.use({ tolerant: true });

/** How long a click waits for a page before the browser loads it whole. */
const PATIENCE_MS = 3000;

const target = "/about?from=mail#whygainova";

test("a click without network leads to the browser's own page for that, which can be reloaded", async ({
  context,
  page,
  visit,
}) => {
  await visit("/terms");
  await context.setOffline(true);
  await routeTo(page, target);
  await expect(page).toHaveURL("chrome-error://chromewebdata/");

  await context.setOffline(false);
  // The address is the one that was asked for.
  await page.reload();
  await expect(page).toHaveURL(target);
  await ready(page);
  await expect(page.locator("#whygainova")).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL("/terms");
  await ready(page);
});

test("a page whose data stalls is loaded whole after a while", async ({
  page,
  visit,
}) => {
  await page.clock.install();
  await visit("/terms");
  await page.clock.pauseAt(Date.now() + 60_000);
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

test("where the contact dialog does not come, its button leads to the addresses in the footer", async ({
  page,
  visit,
}) => {
  await visit("/");
  const loads = watchLoads(page);
  await page.route(/\.js$/, (route) => route.abort());
  await opener(page).click();
  await expect(page).toHaveURL("/#contact");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "Email" })).toBeInViewport();
  await expect(dialog(page)).toBeHidden();
  expect(loads).toEqual([]);

  await page.unroute(/\.js$/);
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
});
