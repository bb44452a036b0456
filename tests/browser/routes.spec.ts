import { escaped, lostPage, pages } from "./content";
import { expect, test } from "./test";

for (const { path, heading, meta, sections } of pages) {
  test.describe(path, () => {
    const slashed = path === "/" ? path : `${path}/`;

    for (const address of new Set([path, slashed])) {
      test(`${address} answers 200 without a redirect`, async ({ request }) => {
        const response = await request.get(address, { maxRedirects: 0 });
        expect(response.status()).toBe(200);
        expect(response.headers()["content-type"]).toContain("text/html");
      });

      test(`${address} shows its heading, and nothing fails`, async ({
        page,
        visit,
      }) => {
        const failed: string[] = [];
        page.on("requestfailed", (request) => failed.push(request.url()));
        page.on("response", (response) => {
          if (response.status() >= 400) failed.push(response.url());
        });
        await visit(address);
        await expect(page.locator("h1")).toHaveCount(1);
        await expect(page.locator("h1")).toBeVisible();
        await expect(page.locator("h1")).toHaveAccessibleName(heading);
        await expect(page).toHaveTitle(new RegExp(escaped(meta.title)));
        await page.waitForLoadState("networkidle");
        expect(failed).toEqual([]);
      });
    }

    test(`${path} has its sections in order, each named by its heading`, async ({
      page,
      visit,
    }) => {
      await visit(path);
      const found = page.locator("main section[id]");
      const ids = await found.evaluateAll((elements) =>
        elements.map(({ id }) => id),
      );
      expect(ids.filter((id) => sections.includes(id))).toEqual(sections);
      for (const section of await found.all()) {
        const headings = section.locator("h1, h2, h3");
        const words = await headings.allInnerTexts();
        expect(words.length).toBeGreaterThan(0);
        await expect(section).toHaveRole("region");
        await expect(section).toHaveAccessibleName(/\S/);
      }
    });

    test(`${path} fills the window above the footer`, async ({
      page,
      visit,
    }) => {
      await visit(path);
      const top = await page
        .locator("footer#contact")
        .evaluate((footer) => footer.getBoundingClientRect().top);
      expect(top).toBeGreaterThanOrEqual(900);
      await expect(
        page.getByRole("navigation", { name: "Main" }),
      ).toBeVisible();
    });
  });
}

for (const address of [
  lostPage.path,
  `${lostPage.path}/`,
  "/about/nowhere",
  "/teams/nowhere.html",
]) {
  test(`${address} is answered by the page for lost visitors, status 404`, async ({
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

test("a lost visitor finds the way home", async ({ page, visit }) => {
  await visit(lostPage.path);
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("#home")).toBeInViewport();
});

test("no two pages share a title or a description", () => {
  const all = [...pages, lostPage].map(({ meta }) => meta);
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(new Set(all.map(({ description }) => description)).size).toBe(
    all.length,
  );
});
