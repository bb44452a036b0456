import { contactDialog, trigger } from "./contactDialog";
import { waitUntilReady } from "./pageSetup";
import { routeTo, collectLoads } from "./routing";
import { expect, test } from "./test";

// Failed requests are logged to the console.
test.use({ allowErrors: true });

/** The browser loads a page as a document if its data takes longer. */
const TIMEOUT_MS = 3000;

const target = "/about?from=mail#whygainova";

test("a link leads to the browser's offline page, which can be reloaded", async ({
  context,
  page,
  visit,
}) => {
  await visit("/terms");
  await context.setOffline(true);
  await routeTo(page, target);
  await expect(page).toHaveURL("chrome-error://chromewebdata/");

  await context.setOffline(false);
  await page.reload();
  await expect(page).toHaveURL(target);
  await waitUntilReady(page);
  await expect(page.locator("#whygainova")).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL("/terms");
  await waitUntilReady(page);
});

test("a page whose data stalls is loaded as a document after 3 s", async ({
  page,
  visit,
}) => {
  await page.clock.install();
  await visit("/terms");
  await page.clock.pauseAt(Date.now() + 60_000);
  const loads = collectLoads(page);
  await page.route(/page-data\/about/, () => undefined);
  await routeTo(page, target);
  await page.clock.runFor(TIMEOUT_MS - 1);
  expect(loads).toEqual([]);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(target);
  await page.clock.resume();
  await expect(page.locator("#whygainova")).toBeInViewport();
  expect(loads).toHaveLength(1);
});

test("the contact button leads to the footer where the dialog's script fails", async ({
  page,
  visit,
}) => {
  await visit("/");
  const loads = collectLoads(page);
  await page.route(/\.js$/, (route) => route.abort());
  await trigger(page).click();
  await expect(page).toHaveURL("/#contact");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "Email" })).toBeInViewport();
  await expect(contactDialog(page)).toBeHidden();
  expect(loads).toEqual([]);

  await page.unroute(/\.js$/);
  await trigger(page).click();
  await expect(contactDialog(page)).toBeVisible();
});
