import { navigationLink, themeToggle } from "./navigationBar";
import { notFoundPage, pages } from "./sitePages";
import { scrollTo } from "./scrolling";
import { expect, test } from "./test";

test("each path answers with and without a trailing slash, and is the same page", async ({
  page,
  visit,
  request,
}) => {
  for (const { path } of pages) {
    const answers = await Promise.all(
      [path, `${path}/`.replace("//", "/")].map((address) =>
        request.get(address, { maxRedirects: 0 }),
      ),
    );
    for (const answer of answers) {
      expect.soft(answer.status(), answer.url()).toBe(200);
      expect.soft(answer.headers()["content-type"]).toContain("text/html");
    }
    expect.soft(await answers[1]?.text()).toBe(await answers[0]?.text());
  }
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
  for (const address of ["/about/nowhere", `${notFoundPage.path}/`]) {
    const answer = page.waitForResponse((response) =>
      response.url().endsWith(address),
    );
    await visit(address);
    expect.soft((await answer).status(), address).toBe(404);
    await expect.soft(page.locator("h1")).toHaveText(notFoundPage.heading);
    expect.soft(await page.title()).toContain(notFoundPage.meta.title);
  }
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("#home")).toBeInViewport();
});

test("the document scrolls, not body and not a wrapper", async ({
  page,
  visit,
}) => {
  await visit("/");
  await scrollTo(page, 500);
  expect(
    await page.evaluate(() => [window.scrollY, document.body.scrollTop]),
  ).toEqual([500, 0]);
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
