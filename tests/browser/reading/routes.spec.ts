import { escaped, lostPage, pages } from "../content";
import { expect, test } from "../sharedTab";

for (const { path, name, heading, meta } of pages) {
  test(`${path} is the ${name} page`, async ({ read }) => {
    const page = await read(path);
    await expect(page.locator("h1")).toHaveAccessibleName(heading);
    await expect(page).toHaveTitle(new RegExp(escaped(meta.title)));
  });
}

for (const { path, name, sections } of pages) {
  if (sections.length === 0) continue;
  test(`the ${name} page has the anchors ${sections.join(", ")}`, async ({
    read,
  }) => {
    const page = await read(path);
    const ids = await page
      .locator("main section[id]")
      .evaluateAll((elements) => elements.map(({ id }) => id));
    expect(ids.filter((id) => sections.includes(id))).toEqual(sections);
  });
}

test("each path answers with and without a trailing slash", async ({
  request,
}) => {
  for (const { path } of pages) {
    for (const address of new Set([path, `${path}/`.replace("//", "/")])) {
      const response = await request.get(address, { maxRedirects: 0 });
      expect.soft(response.status(), address).toBe(200);
      const type = response.headers()["content-type"];
      expect.soft(type, address).toContain("text/html");
    }
  }
});

test("with a trailing slash, too, a page is the same when its script is at work", async ({
  page,
  visit,
}) => {
  for (const { path, heading } of pages) {
    await visit(`${path}/`.replace("//", "/"));
    await expect(page.locator("h1")).toHaveAccessibleName(heading);
    await expect(page.locator("nav [aria-current=page]")).toHaveCount(
      ["/", "/about", "/teams", "/features"].includes(path) ? 1 : 0,
    );
  }
});

test("links and canonical URLs are written without a trailing slash", async ({
  read,
}) => {
  for (const { path } of pages) {
    const page = await read(path);
    const addresses = await page
      .locator('a[href^="/"], link[rel=canonical]')
      .evaluateAll((all) =>
        all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
      );
    expect(addresses.length).toBeGreaterThan(5);
    expect(
      addresses.filter((to) => to !== "/" && to.endsWith("/")),
      path,
    ).toEqual([]);
  }
});

for (const address of [
  lostPage.path,
  `${lostPage.path}/`,
  "/about/nowhere",
  "/teams/nowhere.html",
]) {
  test(`an unknown path (${address}) gets the 404 page`, async ({
    page,
    visit,
  }) => {
    const answer = page.waitForResponse((response) =>
      response.url().endsWith(address),
    );
    await visit(address);
    expect((await answer).status()).toBe(404);
    await expect(page.locator("h1")).toHaveText(lostPage.heading);
    await expect(page).toHaveTitle(new RegExp(escaped(lostPage.meta.title)));
  });
}

test("the 404 page has a way home", async ({ page, visit }) => {
  await visit(lostPage.path);
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("#home")).toBeInViewport();
});

test("nothing that a page asks for fails", async ({ page, visit }) => {
  const failed: string[] = [];
  page.on("requestfailed", (request) => failed.push(request.url()));
  page.on("response", (response) => {
    if (response.status() >= 400) failed.push(response.url());
  });
  for (const { path } of pages) {
    await visit(path);
    await page.evaluate(() => document.fonts.ready);
  }
  expect(failed).toEqual([]);
});
