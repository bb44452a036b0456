import type { Page } from "@playwright/test";
import sharp from "sharp";

import about from "../fixtures/site/about.json";
import faqs from "../fixtures/site/faqs.json";
import podcast from "../fixtures/site/programs/podcast.json";
import site from "../fixtures/site/site.json";
import { navigationLink } from "../page/navigationBar";
import { notFoundPage, pages, templatePages } from "../page/sitePages";
import { expect, test } from "../page/test";

/** The pages with a share picture of their own. */
const ownShares: Readonly<Record<string, typeof about.meta>> = {
  "/about": about.meta,
  "/features/podcast": podcast.meta,
};

const checkedPages = pages.filter(
  (page) => templatePages.includes(page) || page.path in ownShares,
);

const addressOf = (path: string) => (path === "/" ? site.url : site.url + path);

/** Returns the value of the only element of the head that matches. */
async function headValue(page: Page, selector: string) {
  const found = page.locator(`head ${selector}`);
  await expect(found, selector).toHaveCount(1);
  const attribute = selector.startsWith("link") ? "href" : "content";
  return (await found.getAttribute(attribute)) ?? "";
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the head of each page is complete, and keeps search engines away from the 404 page", async ({
    page,
    request,
  }) => {
    for (const { path, meta } of checkedPages) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect
          .soft(page.locator("html"))
          .toHaveAttribute("lang", site.language);
        await expect.soft(page.locator("head title")).toHaveCount(1);
        expect.soft(await page.title()).toContain(meta.title);
        expect.soft(meta.description).toMatch(/^.{50,160}$/);
        const share = ownShares[path] ?? site;
        const address = new RegExp(`^${addressOf(path)}/?$`);
        const canonical = await headValue(page, "link[rel=canonical]");
        for (const [selector, value] of [
          ["link[rel=canonical]", address],
          ["meta[name=description]", meta.description],
          ["meta[name=viewport]", "width=device-width"],
          ['meta[property="og:title"]', meta.title],
          ['meta[property="og:description"]', meta.description],
          ['meta[property="og:type"]', /^[a-z]+$/],
          ['meta[property="og:site_name"]', site.name],
          ['meta[property="og:url"]', canonical],
          ['meta[property="og:image:alt"]', share.shareImageAlt],
          ['meta[name="twitter:image:alt"]', share.shareImageAlt],
          ['meta[property="og:image:width"]', "1200"],
          ['meta[property="og:image:height"]', "630"],
          ['meta[name="twitter:card"]', "summary_large_image"],
        ] as const) {
          const found = await headValue(page, selector);
          if (typeof value === "string") expect.soft(found).toContain(value);
          else expect.soft(found).toMatch(value);
        }
        const image = await headValue(page, 'meta[property="og:image"]');
        expect.soft(image).toContain(`${site.url}/`);
        expect.soft(image).toContain(`/${share.shareImage}`);
        const picture = await request.get(image.slice(site.url.length));
        expect
          .soft(await sharp(await picture.body()).metadata())
          .toMatchObject({
            format: "jpeg",
            width: 1200,
            height: 630,
          });
        await expect
          .soft(page.locator("meta[name=theme-color]"))
          .toHaveCount(2);
        await expect.soft(page.locator("meta[name=robots]")).toHaveCount(0);
        // CSS needed for the first view is inline.
        await expect.soft(page.locator("link[rel=stylesheet]")).toHaveCount(0);
        await expect.soft(page.locator("head style")).not.toHaveCount(0);

        const self = { name: site.name, url: site.url };
        const json = page.locator('script[type="application/ld+json"]');
        expect
          .soft(JSON.parse((await json.textContent()) ?? ""))
          .toMatchObject({
            "@context": "https://schema.org",
            "@graph": [
              { "@type": "Organization", ...self },
              { "@type": "WebSite", ...self },
              {
                "@type": "WebPage",
                url: addressOf(path),
                description: meta.description,
              },
              ...(path === "/"
                ? [
                    {
                      "@type": "FAQPage",
                      mainEntity: faqs.faqs.map(({ question, answer }) => ({
                        name: question,
                        acceptedAnswer: { text: answer },
                      })),
                    },
                  ]
                : []),
              ...(path === "/features/events"
                ? Array.from({ length: 4 }, () => ({ "@type": "Event" }))
                : []),
            ],
          });
      });
    }
    await page.goto(notFoundPage.path);
    expect(await headValue(page, "meta[name=robots]")).toBe("noindex");
  });
});

test("the head changes with the route and has no duplicates after hydration", async ({
  page,
  visit,
}) => {
  await visit("/");
  for (const name of ["About", "Teams", "Features"]) {
    await navigationLink(page, name).click();
    const path = `/${name.toLowerCase()}`;
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      addressOf(path),
    );
    const meta = pages.find((each) => each.path === path)?.meta;
    expect(await page.title()).toContain(meta?.title);
    expect(await headValue(page, "meta[name=description]")).toBe(
      meta?.description,
    );
    expect(await headValue(page, 'meta[property="og:title"]')).toContain(
      meta?.title,
    );
    await expect(
      page.locator('script[type="application/ld+json"]'),
    ).toHaveCount(1);
  }
});

test("robots.txt names the sitemap by its absolute address, which lists every page", async ({
  request,
}) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+?)\/?<\/loc>/g)];
  expect(new Set(listed.map(([, address]) => address))).toEqual(
    new Set(pages.map(({ path }) => addressOf(path))),
  );
});
