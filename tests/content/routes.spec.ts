import { collectLoads, startRoute } from "../drivers/routing";
import { expectScrollPosition, scrollTo } from "../drivers/scrolling";
import { expect, test } from "../drivers/test";

const prefix = process.env.PATH_PREFIX ?? "";

// A low viewport, so that every page can scroll.
test.use({ viewport: { width: 1440, height: 600 } });

test("changes routes and restores scroll positions", async ({
  page,
  visit,
}) => {
  await visit(`${prefix}/about`);
  const loads = collectLoads(page);
  await scrollTo(page, 100);

  await test.step("the logo leads home", async () => {
    await page.locator("nav.visible").getByRole("link").first().click();
    await expect(page).toHaveURL(prefix || "/");
    await expect(page.locator("#home")).toBeInViewport();
  });

  await test.step("back restores the position", async () => {
    await page.goBack();
    await expect(page).toHaveURL(`${prefix}/about`);
    await expect(page.locator("#home")).not.toBeAttached();
    await expectScrollPosition(page, 100);
  });

  await test.step("a route change finds the hash", async () => {
    await startRoute(page, `${prefix}/teams#contact`);
    await expect(page).toHaveURL(`${prefix}/teams#contact`);
    await expect(page.locator("#teams-hero")).toBeAttached();
    await expect(page.locator("#contact")).toBeInViewport();
    expect(loads).toEqual([]);
  });

  await test.step("a page load finds the hash", async () => {
    await visit(`${prefix}/features#contact`);
    await expect(page.locator("#contact")).toBeInViewport();
  });
});
