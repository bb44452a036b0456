import { barLink } from "./bar";
import { escaped, lostPage, pages } from "./content";
import { expect, test } from "./test";

test("each path answers with and without a trailing slash, and is the same page", async ({
  page,
  visit,
  request,
}) => {
  for (const { path, heading } of pages) {
    const withSlash = `${path}/`.replace("//", "/");
    for (const address of new Set([path, withSlash])) {
      const response = await request.get(address, { maxRedirects: 0 });
      expect.soft(response.status(), address).toBe(200);
      const type = response.headers()["content-type"];
      expect.soft(type, address).toContain("text/html");
    }
    await visit(withSlash);
    await expect.soft(page.locator("h1")).toHaveAccessibleName(heading);
    await expect
      .soft(page.locator("nav [aria-current=page]"))
      .toHaveCount(
        ["/", "/about", "/teams", "/features"].includes(path) ? 1 : 0,
      );
  }
});

test("unknown paths get the 404 page with a way home", async ({
  page,
  visit,
}) => {
  for (const address of [
    "/about/nowhere",
    "/teams/nowhere.html",
    `${lostPage.path}/`,
    lostPage.path,
  ]) {
    const answer = page.waitForResponse((response) =>
      response.url().endsWith(address),
    );
    await visit(address);
    expect.soft((await answer).status(), address).toBe(404);
    await expect.soft(page.locator("h1")).toHaveText(lostPage.heading);
    const title = new RegExp(escaped(lostPage.meta.title));
    await expect.soft(page).toHaveTitle(title);
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
  await page.mouse.move(700, 450);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
  const scrolled = await page
    .locator("body, body *")
    .evaluateAll((all) => all.filter(({ scrollTop }) => scrollTop > 0).length);
  expect(scrolled).toBe(0);
});

test("a visit only gets files of the site's own, leaves no cookies and stores one preference", async ({
  page,
  context,
  visit,
  baseURL,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    const own = origin === baseURL && request.method() === "GET";
    const local = /^(data|blob):$/.test(protocol);
    requests.push(own || local ? "own" : request.url());
  });
  await visit("/");
  await page.getByRole("button", { name: "Switch to dark mode" }).click();
  for (const name of ["About", "Teams", "Features"]) {
    await barLink(page, name).click();
    await expect(page).toHaveURL(`/${name.toLowerCase()}`);
  }
  expect(requests.length).toBeGreaterThan(10);
  expect([...new Set(requests)]).toEqual(["own"]);
  expect(await context.cookies()).toEqual([]);
  const kept = await page.evaluate(async () => ({
    keys: Object.keys(localStorage),
    databases: (await indexedDB.databases()).length,
  }));
  expect(kept).toEqual({ keys: ["gainova-lightmode"], databases: 0 });
});
