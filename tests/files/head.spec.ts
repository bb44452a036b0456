import path from "node:path";

import { expect, test } from "@playwright/test";
import sharp from "sharp";

import about from "../fixtures/site/about.json";
import terms from "../fixtures/site/legal/terms.json";
import podcast from "../fixtures/site/programs/podcast.json";
import site from "../fixtures/site/site.json";
import { decodeEntities } from "../assertions/decodeEntities";
import { notFoundPath } from "../drivers/pageSetup";
import { sitePages } from "../assertions/sitePages";
import { contentOf, siteFolder } from "../siteFolder";

/** The `meta` of pages that have their own share picture. */
const ownShares: Readonly<Record<string, typeof about.meta>> = {
  "/about": about.meta,
  "/features/podcast": podcast.meta,
};

const pages = () => sitePages().filter((page) => page.path !== notFoundPath);

const addressOf = (path: string) => (path === "/" ? site.url : site.url + path);

/** Returns the values of the `<meta>` and `<link>` elements in a file's head. */
function readHead(file: string) {
  const html = contentOf(file);
  const [head = ""] = html.split("</head>");
  const values: Record<string, string[]> = {};
  for (const [element] of head.matchAll(/<(?:meta|link)\b[^>]*>/g)) {
    const attributes = Object.fromEntries(
      [...element.matchAll(/([\w-]+)="([^"]*)"/g)].map(
        ([, name = "", value = ""]) => [name, decodeEntities(value)],
      ),
    );
    const { name, property, rel, content, href = "" } = attributes;
    (values[name ?? property ?? rel ?? ""] ??= []).push(content ?? href);
  }
  const titles = [...head.matchAll(/<title[^>]*>([^<]*)/g)];
  values.title = titles.map(([, title = ""]) => decodeEntities(title));
  return { html, head, values };
}

test("renders a complete head for each page", async () => {
  expect(pages().map(({ path }) => path)).toEqual(
    expect.arrayContaining(["/", "/terms", ...Object.keys(ownShares)]),
  );
  for (const { path: address, file, meta } of pages()) {
    await test.step(address, async () => {
      const { html, head, values } = readHead(file);
      expect.soft(html).toMatch(/<html[^>]* lang="en"/);
      const share = ownShares[address] ?? site;
      expect.soft(values).toMatchObject({
        title: [expect.stringContaining(meta.title)],
        canonical: [addressOf(address)],
        description: [meta.description],
        viewport: [expect.stringContaining("width=device-width")],
        "og:title": [expect.stringContaining(meta.title)],
        "og:description": [meta.description],
        "og:type": [expect.stringMatching(/^[a-z]+$/)],
        "og:site_name": [site.name],
        "og:url": values.canonical,
        "og:image": [
          expect.stringMatching(`^${site.url}/(.*/)?${share.shareImage}$`),
        ],
        "og:image:alt": [share.shareImageAlt],
        "og:image:width": ["1200"],
        "og:image:height": ["630"],
        "twitter:card": ["summary_large_image"],
        "twitter:image:alt": [share.shareImageAlt],
        "theme-color": [
          expect.stringContaining("#"),
          expect.stringContaining("#"),
        ],
      });
      const [image = ""] = values["og:image"] ?? [];
      const picture = path.join(siteFolder, image.slice(site.url.length));
      expect
        .soft(await sharp(picture).metadata())
        .toMatchObject({ format: "jpeg", width: 1200, height: 630 });
      expect.soft(values).not.toHaveProperty("robots");
      for (const [type, file] of [
        ["application/atom+xml", "feed.xml"],
        ["text/calendar", "calendar.ics"],
      ]) {
        expect.soft(head).toContain(`type="${type}" href="/${file}"`);
      }
      // The CSS of the first view is inline.
      expect.soft(html).not.toContain('rel="stylesheet"');
      expect.soft(head).toContain("<style");

      const self = { name: site.name, url: site.url };
      const data = [...html.matchAll(/ld\+json">(.*?)<\/script>/gs)];
      expect.soft(data).toHaveLength(1);
      expect.soft(JSON.parse(data[0]?.[1] ?? "")).toMatchObject({
        "@context": "https://schema.org",
        "@graph": [
          {
            "@type": "Organization",
            ...self,
            logo: `${site.url}/icons/icon-512.png`,
          },
          { "@type": "WebSite", ...self },
          {
            "@type": "WebPage",
            url: addressOf(address),
            description: meta.description,
          },
          ...(address === "/features/events"
            ? Array.from({ length: 4 }, () => ({ "@type": "Event" }))
            : []),
        ],
      });
    });
  }
  expect(readHead("404.html").values.robots).toEqual(["noindex"]);
});

test("lists every page in the sitemap that robots.txt names", () => {
  expect(contentOf("robots.txt")).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  expect(contentOf("robots.txt")).not.toContain("Disallow");
  const sitemap = contentOf("sitemap.xml");
  expect(sitemap).toContain(`/terms</loc><lastmod>${terms.updated}</lastmod>`);
  const listed = sitemap.matchAll(/<loc>([^<]+?)\/?<\/loc>/g);
  expect(new Set([...listed].map(([, address]) => address))).toEqual(
    new Set(pages().map(({ path }) => addressOf(path))),
  );
});
