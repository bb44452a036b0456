import site from "../../fixtures/site/site.json";
import { barLink } from "../bar";
import { pages } from "../content";
import { attribute, expectOnAllPages } from "../headOf";
import { expect, test } from "../test";

// One worker reads them all, so that each page is loaded once.
test.describe.configure({ mode: "default" });

const addressOf = (path: string) => (path === "/" ? site.url : site.url + path);

test("the head of each page has one title, with the page's own words", async ({
  read,
}) => {
  for (const { path, meta } of pages) {
    const page = await read(path, { scripts: false });
    await expect(page.locator("head title"), path).toHaveCount(1);
    expect.soft(await page.title(), path).toContain(meta.title);
  }
});

test("the head of each page has a description of 50 to 160 characters", async ({
  read,
}) => {
  await expectOnAllPages(read, "meta[name=description]", (text, { meta }) => {
    expect.soft(text).toBe(meta.description);
    expect.soft(text.length).toBeGreaterThanOrEqual(50);
    expect.soft(text.length).toBeLessThanOrEqual(160);
  });
});

test("the head of each page has its canonical address, without a slash at the end", async ({
  read,
}) => {
  await expectOnAllPages(read, "link[rel=canonical]", (address, { path }) => {
    // The root's address is the same with and without its slash.
    const written = path === "/" ? address.replace(/\/$/, "") : address;
    expect.soft(written).toBe(addressOf(path));
  });
});

test("og:url is equal to the canonical", async ({ read }) => {
  for (const { path } of pages) {
    const page = await read(path, { scripts: false });
    expect
      .soft(await attribute(page, 'meta[property="og:url"]'), path)
      .toBe(await attribute(page, "link[rel=canonical]"));
  }
});

test("the head of each page has og:title and og:description", async ({
  read,
}) => {
  await expectOnAllPages(
    read,
    'meta[property="og:title"]',
    (text, { meta }) => {
      expect.soft(text).toContain(meta.title);
    },
  );
  await expectOnAllPages(
    read,
    'meta[property="og:description"]',
    (text, { meta }) => expect.soft(text).toBe(meta.description),
  );
});

test("the head of each page has og:type and og:site_name", async ({ read }) => {
  await expectOnAllPages(read, 'meta[property="og:type"]', (text) => {
    expect.soft(text).toMatch(/^[a-z]+$/);
  });
  await expectOnAllPages(read, 'meta[property="og:site_name"]', (text) => {
    expect.soft(text).toBe(site.name);
  });
});

test("the head of each page has og:image with og:image:alt", async ({
  read,
  request,
}) => {
  const images: string[] = [];
  await expectOnAllPages(read, 'meta[property="og:image"]', (address) => {
    expect.soft(address.startsWith(`${site.url}/`)).toBe(true);
    images.push(address.slice(site.url.length));
  });
  await expectOnAllPages(read, 'meta[property="og:image:alt"]', (text) => {
    expect.soft(text).toMatch(/\S/);
  });
  for (const image of images) {
    const answer = await request.get(image);
    expect.soft(answer.status(), image).toBe(200);
    const type = answer.headers()["content-type"];
    expect.soft(type, image).toMatch(/^image\/(png|jpeg)/);
  }
});

test("the head of each page has a Twitter card", async ({ read }) => {
  await expectOnAllPages(read, 'meta[name="twitter:card"]', (text) => {
    expect.soft(text).toBe("summary_large_image");
  });
});

test("the head of each page has a theme-color for each theme", async ({
  read,
}) => {
  for (const { path } of pages) {
    const page = await read(path, { scripts: false });
    const colors = await page
      .locator("head meta[name=theme-color]")
      .evaluateAll((all) => all.map((meta) => meta.getAttribute("content")));
    expect.soft(new Set(colors).size, path).toBe(2);
  }
});

test("the head of each page has JSON-LD", async ({ read }) => {
  for (const { path } of pages) {
    const page = await read(path, { scripts: false });
    const data = page.locator('script[type="application/ld+json"]');
    await expect(data, path).toHaveCount(1);
    const parsed: unknown = JSON.parse((await data.textContent()) ?? "");
    expect
      .soft(parsed, path)
      .toMatchObject({ "@context": "https://schema.org" });
  }
});

test("each page says its language and fits the width of a device", async ({
  read,
}) => {
  for (const { path } of pages) {
    const page = await read(path, { scripts: false });
    await expect(page.locator("html")).toHaveAttribute("lang", site.language);
    expect(await attribute(page, "meta[name=viewport]")).toContain(
      "width=device-width",
    );
  }
});

test("CSS needed for the first view is inline: no style sheet is waited for", async ({
  read,
}) => {
  for (const { path } of pages) {
    const page = await read(path, { scripts: false });
    await expect(page.locator("link[rel=stylesheet]"), path).toHaveCount(0);
    await expect(page.locator("head style"), path).not.toHaveCount(0);
  }
});

test("the head is the same when the page's script is at work", async ({
  read,
}) => {
  for (const { path } of pages) {
    const before = await read(path, { scripts: false });
    const after = await read(path);
    expect(await after.title()).toBe(await before.title());
    for (const selector of [
      "meta[name=description]",
      "link[rel=canonical]",
      'meta[property="og:title"]',
    ]) {
      expect
        .soft(await attribute(after, selector), path)
        .toBe(await attribute(before, selector));
    }
    await expect(
      after.locator('script[type="application/ld+json"]'),
    ).toHaveCount(1);
  }
});

test("the head changes with the route", async ({ page, visit }) => {
  await visit("/");
  const titles = new Set([await page.title()]);
  for (const name of ["About", "Teams", "Features"]) {
    await barLink(page, name).click();
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      addressOf(`/${name.toLowerCase()}`),
    );
    titles.add(await page.title());
  }
  expect(titles.size).toBe(4);
});

test("robots.txt names the sitemap by its absolute address", async ({
  request,
}) => {
  const robots = await (await request.get("/robots.txt")).text();
  const sitemap = /^Sitemap: (\S+)$/im.exec(robots)?.[1] ?? "";
  expect(sitemap.startsWith(`${site.url}/`)).toBe(true);
  const answer = await request.get(sitemap.slice(site.url.length));
  expect(answer.status()).toBe(200);
  const listed = [
    ...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g),
  ].map(([, url = ""]) => url.replace(/\/$/, ""));
  expect(listed.sort()).toEqual(
    pages.map(({ path }) => addressOf(path)).sort(),
  );
});
