import site from "../../data/site.json";
import { escaped, pages } from "./content";
import { expect, test } from "./test";

test.describe("without any script", () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, meta } of pages) {
    test(`${path} tells machines what it is`, async ({ page, request }) => {
      await page.goto(path);
      const content = async (selector: string) => {
        const found = page.locator(`head ${selector}`);
        await expect(found, selector).toHaveCount(1);
        return (
          (await found.getAttribute("content")) ??
          (await found.getAttribute("href"))
        );
      };
      const canonical = path === "/" ? site.url : site.url + path;

      await expect(page.locator("html")).toHaveAttribute("lang", site.language);
      await expect(page.locator("head title")).toHaveCount(1);
      const title = await page.title();
      expect(title).toContain(meta.title);

      const description = await content("meta[name=description]");
      expect(description).toBe(meta.description);
      expect(description?.length).toBeGreaterThanOrEqual(50);
      expect(description?.length).toBeLessThanOrEqual(160);

      // The root's address is the same with and without its slash.
      expect((await content("link[rel=canonical]"))?.replace(/\/$/, "")).toBe(
        canonical,
      );
      expect(await content('meta[property="og:url"]')).toBe(
        await content("link[rel=canonical]"),
      );
      expect(await content('meta[property="og:title"]')).toContain(meta.title);
      expect(await content('meta[property="og:description"]')).toBe(
        description,
      );
      expect(await content('meta[property="og:type"]')).toMatch(/\S/);
      expect(await content('meta[property="og:site_name"]')).toBe(site.name);
      expect(await content('meta[property="og:image:alt"]')).toMatch(/\S/);
      expect(await content('meta[name="twitter:card"]')).toBe(
        "summary_large_image",
      );
      await expect(page.locator("head meta[name=theme-color]")).not.toHaveCount(
        0,
      );
      expect(await content("meta[name=viewport]")).toContain(
        "width=device-width",
      );

      const image = await content('meta[property="og:image"]');
      expect(image).toMatch(new RegExp(`^${escaped(site.url)}/`));
      const answer = await request.get((image ?? "").slice(site.url.length));
      expect(answer.status()).toBe(200);
      expect(answer.headers()["content-type"]).toMatch(/^image\/(png|jpeg)/);

      const data = page.locator('script[type="application/ld+json"]');
      await expect(data).toHaveCount(1);
      const parsed: unknown = JSON.parse((await data.textContent()) ?? "");
      expect(parsed).toMatchObject({ "@context": "https://schema.org" });
    });
  }
});

for (const { path, meta } of pages) {
  test(`${path} keeps its head when its script is at work`, async ({
    page,
    visit,
  }) => {
    await visit(path);
    await expect(page.locator("head title")).toHaveCount(1);
    await expect(page).toHaveTitle(new RegExp(escaped(meta.title)));
    for (const selector of [
      "meta[name=description]",
      "link[rel=canonical]",
      'meta[property="og:title"]',
      'script[type="application/ld+json"]',
    ]) {
      await expect(page.locator(selector), selector).toHaveCount(1);
    }
  });
}

test("the head changes with the route", async ({ page, visit }) => {
  await visit("/");
  const titles = new Set([await page.title()]);
  for (const name of ["About", "Teams", "Features"]) {
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name, exact: true })
      .click();
    await expect(page).toHaveURL(`/${name.toLowerCase()}`);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      `${site.url}/${name.toLowerCase()}`,
    );
    titles.add(await page.title());
  }
  expect(titles.size).toBe(4);
});

test("robots.txt names the sitemap, which names every page", async ({
  request,
}) => {
  const robots = await (await request.get("/robots.txt")).text();
  const sitemap = /^Sitemap: (\S+)$/im.exec(robots)?.[1] ?? "";
  expect(sitemap).toMatch(new RegExp(`^${escaped(site.url)}/`));
  const answer = await request.get(sitemap.slice(site.url.length));
  expect(answer.status()).toBe(200);
  const text = await answer.text();
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = ""]) => url.replace(/\/$/, ""),
  );
  expect(listed.sort()).toEqual(
    pages.map(({ path }) => (path === "/" ? site.url : site.url + path)).sort(),
  );
});

test("links on the pages have no slash at their end", async ({
  page,
  visit,
}) => {
  for (const { path } of pages) {
    await visit(path);
    const slashed = await page
      .locator('a[href^="/"][href$="/"]:not([href="/"])')
      .count();
    expect(slashed).toBe(0);
  }
});
