import type { Page } from "@playwright/test";

import faqs from "../fixtures/site/faqs.json";
import site from "../fixtures/site/site.json";
import { barLink } from "./bar";
import { lostPage, pages, type Page as PageContent } from "./content";
import { expect, test } from "./test";

const addressOf = (path: string) => (path === "/" ? site.url : site.url + path);

/** What the one element of a page's head that fits a selector says. */
async function headValue(page: Page, selector: string) {
  const found = page.locator(`head ${selector}`);
  await expect(found, selector).toHaveCount(1);
  const attribute = selector.startsWith("link") ? "href" : "content";
  return (await found.getAttribute(attribute)) ?? "";
}

/** The schema.org data of a page. */
async function structuredData(page: Page) {
  const script = page.locator('script[type="application/ld+json"]');
  await expect(script).toHaveCount(1);
  return JSON.parse((await script.textContent()) ?? "") as {
    "@context": string;
    "@graph": readonly { "@type": string }[];
  };
}

async function expectStructuredData(page: Page, { path, meta }: PageContent) {
  const { "@context": context, "@graph": graph } = await structuredData(page);
  const thing = (type: string) => graph.filter((it) => it["@type"] === type);
  const self = { name: site.name, url: site.url };
  expect.soft(context).toBe("https://schema.org");
  expect.soft(thing("Organization")).toMatchObject([self]);
  expect.soft(thing("WebSite")).toMatchObject([self]);
  expect
    .soft(thing("WebPage"))
    .toMatchObject([{ url: addressOf(path), description: meta.description }]);
  if (path === "/") {
    const mainEntity = faqs.faqs.map(({ question, answer }) => ({
      name: question,
      acceptedAnswer: { text: answer },
    }));
    expect.soft(thing("FAQPage")).toMatchObject([{ mainEntity }]);
  }
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const content of pages) {
    const { path, meta } = content;
    test(`the head of ${path} is complete`, async ({ page, request }) => {
      await page.goto(path);
      await expect
        .soft(page.locator("html"))
        .toHaveAttribute("lang", site.language);
      await expect.soft(page.locator("head title")).toHaveCount(1);
      expect.soft(await page.title()).toContain(meta.title);

      const description = await headValue(page, "meta[name=description]");
      expect.soft(description).toBe(meta.description);
      expect.soft(description).toMatch(/^.{50,160}$/);
      const canonical = await headValue(page, "link[rel=canonical]");
      // The root's address is the same with and without its slash.
      const written = path === "/" ? canonical.replace(/\/$/, "") : canonical;
      expect.soft(written).toBe(addressOf(path));
      for (const [selector, value] of [
        ["meta[name=viewport]", /width=device-width/],
        ['meta[property="og:title"]', meta.title],
        ['meta[property="og:description"]', meta.description],
        ['meta[property="og:type"]', /^[a-z]+$/],
        ['meta[property="og:site_name"]', site.name],
        ['meta[property="og:url"]', canonical],
        ['meta[property="og:image:alt"]', /\S/],
        ['meta[name="twitter:card"]', "summary_large_image"],
      ] as const) {
        const found = await headValue(page, selector);
        if (typeof value === "string") expect.soft(found).toContain(value);
        else expect.soft(found).toMatch(value);
      }
      const image = await headValue(page, 'meta[property="og:image"]');
      expect.soft(image.startsWith(`${site.url}/`)).toBe(true);
      const card = await request.get(image.slice(site.url.length));
      expect.soft(card.status()).toBe(200);
      expect.soft(card.headers()["content-type"]).toMatch(/^image\/(png|jpeg)/);

      const colors = await page
        .locator("head meta[name=theme-color]")
        .evaluateAll((all) => all.map((it) => it.getAttribute("content")));
      expect.soft(new Set(colors).size).toBe(2);
      await expect.soft(page.locator("meta[name=robots]")).toHaveCount(0);
      // CSS needed for the first view is inline.
      await expect.soft(page.locator("link[rel=stylesheet]")).toHaveCount(0);
      await expect.soft(page.locator("head style")).not.toHaveCount(0);
      await expectStructuredData(page, content);
    });
  }

  test("search engines keep away from the 404 page", async ({ page }) => {
    await page.goto(lostPage.path);
    expect(await headValue(page, "meta[name=robots]")).toBe("noindex");
  });
});

test("the head changes with the route, and stays one when scripts are at work", async ({
  page,
  visit,
}) => {
  await visit("/");
  const titles = new Set([await page.title()]);
  for (const name of ["About", "Teams", "Features"]) {
    await barLink(page, name).click();
    const path = `/${name.toLowerCase()}`;
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      addressOf(path),
    );
    titles.add(await page.title());
    const meta = pages.find((each) => each.path === path)?.meta;
    expect(await headValue(page, "meta[name=description]")).toBe(
      meta?.description,
    );
    expect(await headValue(page, 'meta[property="og:title"]')).toContain(
      meta?.title,
    );
    await structuredData(page);
  }
  expect(titles.size).toBe(4);
});

test("robots.txt, sitemap.xml, security.txt, humans.txt and the manifest hold what the site says", async ({
  request,
}) => {
  const textOf = async (path: string, type: RegExp) => {
    const answer = await request.get(path);
    expect.soft(answer.status(), path).toBe(200);
    expect.soft(answer.headers()["content-type"], path).toMatch(type);
    return answer.text();
  };

  await test.step("robots.txt names the sitemap by its absolute address", async () => {
    const robots = await textOf("/robots.txt", /^text\/plain/);
    const sitemap = /^Sitemap: (\S+)$/im.exec(robots)?.[1] ?? "";
    expect(sitemap).toBe(`${site.url}/sitemap.xml`);
    const entries = await textOf("/sitemap.xml", /xml/);
    const listed = [...entries.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url = ""]) => url.replace(/\/$/, ""),
    );
    expect
      .soft(listed.sort())
      .toEqual(pages.map(({ path }) => addressOf(path)).sort());
  });

  await test.step("security.txt says whom to write to, and until when", async () => {
    const path = "/.well-known/security.txt";
    const lines = (await textOf(path, /^text\/plain/)).trimEnd().split("\n");
    expect
      .soft(lines)
      .toEqual([
        ...site.security.contacts.map((contact) => `Contact: ${contact}`),
        `Expires: ${site.security.expires}T23:59:59Z`,
        `Preferred-Languages: ${site.security.languages.join(", ")}`,
        `Canonical: ${site.url}${path}`,
      ]);
  });

  await test.step("humans.txt names those who made the site", async () => {
    const text = await textOf("/humans.txt", /^text\/plain/);
    for (const line of site.credits.flatMap(({ lines }) => lines)) {
      expect.soft(text).toContain(line);
    }
  });

  await test.step("the manifest's icons have the size that it says", async () => {
    const { icons } = JSON.parse(
      await textOf("/site.webmanifest", /^application\/manifest\+json/),
    ) as { icons: { src: string; sizes: string }[] };
    expect(icons.length).toBeGreaterThan(0);
    for (const { src, sizes } of icons) {
      const icon = await (await request.get(`/${src}`)).body();
      // A PNG's header has its width and height at bytes 16 and 20.
      const size = `${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`;
      expect.soft(size, src).toBe(sizes);
    }
  });
});
