import { collectLoads, startRoute } from "../page/routing";
import { expectScrollPosition, scrollTo } from "../page/scrolling";
import { expect, test } from "../page/test";

const prefix = process.env.PATH_PREFIX ?? "";

// Low, so that every page can be scrolled.
test.use({ viewport: { width: 1440, height: 600 } });

test("links change the route, back restores the position, and a hash leads to its element", async ({
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

  await test.step("back", async () => {
    await page.goBack();
    await expect(page).toHaveURL(`${prefix}/about`);
    await expect(page.locator("#home")).not.toBeAttached();
    await expectScrollPosition(page, 100);
  });

  await test.step("a hash of another page", async () => {
    await startRoute(page, `${prefix}/teams#contact`);
    await expect(page).toHaveURL(`${prefix}/teams#contact`);
    await expect(page.locator("#teams-hero")).toBeAttached();
    await expect(page.locator("#contact")).toBeInViewport();
    expect(loads).toEqual([]);
  });

  await test.step("a page that is loaded with a hash", async () => {
    await visit(`${prefix}/features#contact`);
    await expect(page.locator("#contact")).toBeInViewport();
  });
});
