import { navigationLink, themeToggle } from "./navigationBar";
import { notFoundPage } from "./sitePages";
import { expect, test } from "./test";

test("a path with a trailing slash is the same page", async ({
  page,
  visit,
}) => {
  await visit("/about/");
  await expect(page.locator("#about-hero")).toBeVisible();
  await expect(navigationLink(page, "About")).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test("unknown paths get the 404 page with a way home", async ({
  page,
  visit,
}) => {
  await visit("/about/nowhere");
  await expect.soft(page.locator("h1")).toHaveText(notFoundPage.heading);
  expect.soft(await page.title()).toContain(notFoundPage.meta.title);
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("#home")).toBeInViewport();
});

test("a visit only gets files of the site's own, leaves no cookies and stores one preference", async ({
  page,
  context,
  visit,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    const isOwn = origin === baseURL && request.method() === "GET";
    if (!isOwn && !/^(data|blob):$/.test(protocol)) foreign.push(request.url());
  });
  await visit("/");
  await themeToggle(page, "dark").click();
  for (const name of ["About", "Teams", "Features"]) {
    await navigationLink(page, name).click();
    await expect(page).toHaveURL(`/${name.toLowerCase()}`);
  }
  expect(foreign).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  const stored = await page.evaluate(async () => ({
    keys: Object.keys(localStorage),
    databases: await indexedDB.databases(),
  }));
  expect(stored).toEqual({ keys: ["gainova-lightmode"], databases: [] });
});
