import { waitUntilReady } from "../page/pageSetup";
import { startRoute, collectLoads } from "../page/routing";
import { expect, test } from "../page/test";

// Failed requests are logged to the console.
test.use({ allowErrors: true });

const target = "/about?from=mail#whygainova";

test("a link leads to the browser's offline page, which can be reloaded @test:all", async ({
  context,
  page,
  visit,
}) => {
  await visit("/terms");
  await context.setOffline(true);
  await startRoute(page, target);
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

test("a page whose script is lost is loaded once, at its whole address", async ({
  page,
  visit,
}) => {
  await visit("/terms");
  const loads = collectLoads(page);
  const script = /component---src-pages-about/;
  await page.route(script, (route) => route.abort(), { times: 1 });
  await startRoute(page, target);
  await expect(page).toHaveURL(target);
  await waitUntilReady(page);
  await expect(page.locator("#whygainova")).toBeInViewport();
  expect(loads).toHaveLength(1);
});
