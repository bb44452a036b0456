import type { Page } from "@playwright/test";

import site from "../fixtures/site/site.json";
import { navigationLink, themeToggle } from "../drivers/navigationBar";
import { holdRequests, notFoundPath } from "../drivers/pageSetup";
import { collectLoads, routeTo } from "../drivers/routing";
import { nextFrames } from "../drivers/scrolling";
import { sitePage } from "../assertions/sitePages";
import { expect, test } from "../drivers/test";

async function expectHero(page: Page, path: string) {
  await expect(page).toHaveURL(path);
  await expect(page.locator(`${path.replace("/", "#")}-hero`)).toBeVisible();
}

test("serves each path with only its own files", async ({
  page,
  context,
  visit,
  baseURL,
}) => {
  const unexpected: string[] = [];
  page.on("request", (request) => {
    const { origin, pathname, protocol } = new URL(request.url());
    // Gatsby sends HEAD requests to find out whether a path exists.
    const isRead = /^(GET|HEAD)$/.test(request.method());
    const isOwn = origin === baseURL && isRead;
    const isCms = pathname.startsWith("/admin");
    if ((isOwn && !isCms) || /^(data|blob):$/.test(protocol)) return;
    unexpected.push(request.url());
  });
  await visit("/about/");
  await expect(page.locator("#about-hero")).toBeVisible();
  const about = navigationLink(page, "About");
  await expect.soft(about).toHaveAttribute("aria-current", "page");
  await themeToggle(page, "dark").click();
  for (const path of ["/teams", "/features"]) {
    await routeTo(page, path);
    await expectHero(page, path);
  }

  await visit("/features/nowhere");
  const { heading, meta } = sitePage(notFoundPath);
  await expect.soft(page.locator("h1")).toHaveText(heading);
  expect.soft(await page.title()).toContain(meta.title);
  const features = navigationLink(page, "Features");
  await expect.soft(features).not.toHaveAttribute("aria-current");
  await features.click();
  await expectHero(page, "/features");
  await expect.soft(features).toHaveAttribute("aria-current", "page");
  await page.goBack();
  await expect.soft(page.locator("h1")).toHaveText(heading);
  // This link leads to Home.
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("#home")).toBeInViewport();

  expect.soft(unexpected).toEqual([]);
  expect.soft(await context.cookies()).toEqual([]);
  const stored = await page.evaluate(async () => ({
    keys: Object.keys(localStorage),
    databases: await indexedDB.databases(),
  }));
  expect(stored).toEqual({ keys: ["gainova-lightmode"], databases: [] });
});

test("changes the head with the route without duplicates", async ({
  page,
  visit,
}) => {
  await visit("/");
  for (const path of ["/about", "/teams", "/features"]) {
    await routeTo(page, path);
    const { title, description } = sitePage(path).meta;
    for (const [selector, attribute, value] of [
      ["link[rel=canonical]", "href", site.url + path],
      ["meta[name=description]", "content", description],
      ['meta[property="og:title"]', "content", new RegExp(title)],
    ] as const) {
      // Playwright fails if several elements match.
      const element = page.locator(`head ${selector}`);
      await expect(element).toHaveAttribute(attribute, value);
    }
    expect(await page.title()).toContain(title);
    const data = page.locator('script[type="application/ld+json"]');
    await expect(data).toHaveCount(1);
  }
});

test("shows the last of several quickly requested pages", async ({
  page,
  visit,
}) => {
  /** Holds a request for page data. Returns a function that releases the request. */
  const hold = async (name: string) => {
    const release = await holdRequests(page, RegExp(`page-data/${name}/`));
    return async () => {
      const arrival = page.waitForResponse(RegExp(`src-pages-${name}-tsx`));
      release();
      await (await arrival).finished();
      await nextFrames(page);
    };
  };
  const showAbout = await hold("about");
  const showTeams = await hold("teams");
  await visit("/");
  const loads = collectLoads(page);
  await navigationLink(page, "About").click();
  await navigationLink(page, "Teams").click();
  await showAbout();
  await expect(page).toHaveURL("/");
  await showTeams();
  await expectHero(page, "/teams");
  expect(loads).toEqual([]);
});
