import { contactDialog, trigger } from "../page/contactDialog";
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

test("the contact button leads to the footer each time the dialog's script fails", async ({
  page,
  visit,
}) => {
  await visit("/");
  const loads = collectLoads(page);
  await page.route(/\.js$/, (route) => route.abort());
  const footer = page.getByRole("contentinfo");
  for (const time of ["first", "second"]) {
    await test.step(`the ${time} press`, async () => {
      await trigger(page).click();
      await expect(
        footer.getByRole("link", { name: "Email" }),
      ).toBeInViewport();
      await expect(footer).toBeFocused();
    });
  }
  await expect(contactDialog(page)).toBeHidden();
  expect(loads).toEqual([]);

  await page.unroute(/\.js$/);
  await trigger(page).click();
  await expect(contactDialog(page)).toBeVisible();
});
